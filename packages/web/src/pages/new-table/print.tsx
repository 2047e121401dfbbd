/** The print beside a table that is being set up, in its frame of paper. */

import type { JSX } from 'preact';
import { ScrollScene } from '../../art/scenes.tsx';
import './print.css';

export function Print(): JSX.Element {
  return (
    <figure class="print" aria-hidden="true">
      <ScrollScene leg={3} />
    </figure>
  );
}

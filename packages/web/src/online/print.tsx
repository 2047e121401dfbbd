/** The print beside a table that is being set up, in its frame of paper. */

import type { JSX } from 'preact';
import { HomePrint } from '../art/scenes.tsx';

export function Print(): JSX.Element {
  return (
    <figure class="print" aria-hidden="true">
      <HomePrint />
    </figure>
  );
}

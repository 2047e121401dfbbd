/** The last line of the news and the pace, in the action bar. */

import type { JSX } from 'preact';
import { News, PaceButton } from '../../table/journal/journal.tsx';
import type { Selection } from '../model.ts';

export function BarNews({ selection }: { readonly selection: Selection }): JSX.Element {
  return (
    <div class="bar-news">
      <News selection={selection} isFolded />
      <PaceButton />
    </div>
  );
}

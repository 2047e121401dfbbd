/** What of the news has no room on the road, in the action bar: the pace, and at the head of a leg the last line too. */

import type { JSX } from 'preact';
import { News, PaceButton } from '../journal/journal.tsx';
import type { Selection } from '../selection.ts';

interface BarNewsProps {
  readonly selection: Selection;
  /** The road has room for the last line. */
  readonly isPaceOnly?: boolean;
}

export function BarNews({ selection, isPaceOnly = false }: BarNewsProps): JSX.Element {
  return (
    <div class="bar-news">
      {!isPaceOnly && <News selection={selection} isFolded />}
      <PaceButton />
    </div>
  );
}

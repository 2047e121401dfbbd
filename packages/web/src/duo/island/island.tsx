/** The island: drawn from the board's data, with everybody on it and the targets of the die that is looked at. */

import type { JSX } from 'preact';
import type { IslandSelection } from '../island-selection.ts';
import type { Seen } from '../model.ts';

interface IslandProps {
  readonly selection: IslandSelection;
  readonly seen: Seen;
}

/** Fills the element that it is put into, whatever its proportions. */
export function Island({ seen }: IslandProps): JSX.Element {
  return <div class="island">{seen.s.island.board.id}</div>;
}

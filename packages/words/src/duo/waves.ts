/** The wave tiles of a game: which side of each lies up. */

import type { State } from '@tokaido/duo';
import { duo } from '@tokaido/duo';
import { sideName } from './names.ts';

/** The same in every view, and all through a game. */
function sideOf(s: State, character: number): number {
  return (duo.observe(s, -1).table.waveSides as readonly number[])[character] ?? 0;
}

export function waveName(s: State, character: number): string {
  return sideName(character, sideOf(s, character));
}

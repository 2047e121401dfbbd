/** The games the command can play. Another game is one more entry in the table. */

import type { State } from '@tokaido/kernel';
import { duoTable } from './duo/table.ts';
import type { Playable } from './playable.ts';
import { tokaidoTable } from './tokaido/table.ts';

const GAMES: readonly Playable[] = [seal(tokaidoTable), seal(duoTable)];

/** Forgets a game's own types: outside, a state only ever goes back to the game it came from. */
function seal<S extends State, O, E>(table: Playable<S, O, E>): Playable {
  return table as unknown as Playable;
}

export const GAME_NAMES: readonly string[] = GAMES.map(({ game }) => game.id);

export function findGame(id: string): Playable | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

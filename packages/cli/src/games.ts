/** The games the command can play. Another game is one more entry in the table. */

import { readFileSync } from 'node:fs';
import { boardFromJson, createDuo } from '@tokaido/duo';
import type { Result, State } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { duoTable } from './duo/table.ts';
import type { Playable } from './playable.ts';
import { tokaidoTable } from './tokaido/table.ts';

const GAMES: Playable[] = [seal(tokaidoTable), seal(duoTable())];
const DUO = 1;

/** From now on Duo is played on the board of this file; an error if it cannot be. */
export function useBoard(file: string): Result<null> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`cannot read the board ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = boardFromJson(json);
  if (!read.ok) return fail(`${file} is no board: ${read.error.slice(0, 5).join('; ')}`);
  GAMES[DUO] = seal(duoTable(createDuo(read.value)));
  return ok(null);
}

/** Forgets a game's own types: outside, a state only ever goes back to the game it came from. */
function seal<S extends State, O, E>(table: Playable<S, O, E>): Playable {
  return table as unknown as Playable;
}

export const GAME_NAMES: readonly string[] = GAMES.map(({ game }) => game.id);

export function findGame(id: string): Playable | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

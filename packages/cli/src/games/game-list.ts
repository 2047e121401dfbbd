/** The games the command can play. Another game is one more entry in the list. */

import { readFileSync } from 'node:fs';
import { boardFromJson, createDuo } from '@tokaido/duo';
import type { Result, State } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { duoSupport } from './duo/support.ts';
import type { GameSupport } from './game-support.ts';
import { tokaidoSupport } from './tokaido/support.ts';

const GAMES: GameSupport[] = [eraseTypes(tokaidoSupport), eraseTypes(duoSupport())];
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
  GAMES[DUO] = eraseTypes(duoSupport(createDuo(read.value)));
  return ok(null);
}

/** Erases a game's own types: a state is only ever passed back to the game it came from. */
function eraseTypes<S extends State, O, E>(table: GameSupport<S, O, E>): GameSupport {
  return table as unknown as GameSupport;
}

export const GAME_NAMES: readonly string[] = GAMES.map(({ game }) => game.id);
export const DEFAULT_GAME = tokaidoSupport.game.id;

export function findGame(id: string): GameSupport | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

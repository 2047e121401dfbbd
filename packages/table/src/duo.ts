/** Tokaido Duo as it is played at a table. */

import type { Event, Options, State } from '@tokaido/duo';
import { boardFromJson, createDuo, DEFAULT_OPTIONS, duo } from '@tokaido/duo';
import type { Game, Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { AnyGame, TableGame } from './games.ts';

type Duo = Game<State, Options, Event>;

function duoOn(game: Duo): TableGame {
  return {
    game: game as unknown as AnyGame,
    minSeats: 2,
    maxSeats: 2,
    optionWords: (words) => (words === '' ? game.rules.optionWords(DEFAULT_OPTIONS) : words),
    // Duo has no inns where a traveler waits, so a seat may change hands at any time.
    rests: () => true,
  };
}

/** Games on boards from files, by the text of the file; each needs tables of its own. */
const boards = new Map<string, TableGame>();
const MOST_BOARDS = 16;

function onBoard(text: string): Result<TableGame> {
  const known = boards.get(text);
  if (known !== undefined) return ok(known);
  const board = boardFromText(text);
  if (!board.ok) return board;
  const table = duoOn(createDuo(board.value));
  if (boards.size >= MOST_BOARDS) boards.delete(boards.keys().next().value ?? '');
  boards.set(text, table);
  return ok(table);
}

/** A board from the text of its file; the error says in one sentence what is wrong first. */
export function boardFromText(text: string): Result<State['island']['board']> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('the board is no JSON');
  }
  const board = boardFromJson(json);
  return board.ok ? board : fail(board.error[0] ?? 'the board cannot be read');
}

export const duoTable: TableGame = { ...duoOn(duo), on: onBoard };

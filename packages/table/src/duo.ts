/** Tokaido Duo as it is played at a table. */

import type { Board, Event, Options, State } from '@tokaido/duo';
import { boardFromJson, createDuo, DEFAULT_OPTIONS, duo, FIRST } from '@tokaido/duo';
import type { State as AnyState, Game, Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { MOST_BOARD } from './constants.ts';
import type { TableGame } from './games.ts';

type Duo = Game<State, Options, Event>;

/** Purple and green, as in the box; the others only where a plan has seats that stay closed. */
const SEAT_COLORS = [4, 2, 0, 1, 3];

function duoOn(game: Duo): TableGame {
  // A plan names its board by what it holds; only a record must say it in words.
  const [board = ''] = game.rules.optionWords(DEFAULT_OPTIONS).split(/ (?=first=)/);
  return {
    game,
    minSeats: 2,
    maxSeats: 2,
    colors: SEAT_COLORS,
    optionWords: (words) => (/\bboard=/.test(words) ? words : `${board} ${words}`.trim()),
    // Everybody moves one seat on, so the same seat begins again: it is the other player's now.
    rematchOptions: (s: AnyState) => `first=${FIRST[(s as State).compass] ?? DEFAULT_OPTIONS.first}`,
    stage: (s: AnyState) => (s as State).turn,
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
  if (!board.ok) return fail(board.error[0] ?? 'the board cannot be read');
  const table = duoOn(createDuo(board.value));
  if (boards.size >= MOST_BOARDS) boards.delete(boards.keys().next().value ?? '');
  boards.set(text, table);
  return ok(table);
}

/** A board from the text of its file; each error says in one sentence what is wrong. */
export function boardFromText(text: string): Result<Board, readonly string[]> {
  if (text.length > MOST_BOARD) return fail([`a board has at most ${MOST_BOARD} characters`]);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail(['the board is no JSON']);
  }
  return boardFromJson(json);
}

export const duoTable: TableGame = { ...duoOn(duo), on: onBoard };

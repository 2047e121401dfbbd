/**
 * What a table must know of a game beyond the kernel's contract, and the games and levels of bots that this program
 * offers.
 */

import type { Game, Result, State } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';

import type { Plan } from './plan.ts';

/** A game whose own types are forgotten: a state only ever goes back to the game it came from. */
export type AnyGame = Game<State, unknown, unknown>;

export interface TableGame {
  readonly game: AnyGame;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** The colors of the seats at a new table; absent where each has that of its number. */
  readonly colors?: readonly number[];
  /** The whole options in words, once it is known how many play; `words` are those of the plan. */
  optionWords(words: string, players: number): string;
  /** The same game on another board, given as the text of its file; absent where the game has only one. */
  on?(board: string): Result<TableGame>;
  /** The options of a rematch in the words of a plan; absent where they are those of the game before. */
  rematchOptions?(s: State): string;
  /** How far the game has come for a seat, from 1: the leg that its traveler walks, the turn. */
  stage(s: State, seat: number): number;
  /** Whether another player may take over this seat's traveler now: it rests at an inn. */
  rests(s: State, seat: number): boolean;
}

const GAMES = new Map<string, TableGame>();

/** A program offers a game by adding it; one that never does need not carry its rules. */
export function addGame(entry: TableGame): void {
  GAMES.set(entry.game.id, entry);
}

export function findGame(id: string): TableGame | undefined {
  return GAMES.get(id);
}

/** A game on a board, or on its usual one; the error says what is wrong with either. */
export function playedGame({ game, board }: Pick<Plan, 'game' | 'board'>): Result<TableGame> {
  const found = GAMES.get(game);
  if (found === undefined) return fail(`unknown game "${game}"; there are ${gameIds().join(', ')}`);
  if (board === undefined) return ok(found);
  return found.on?.(board) ?? fail(`${game} has only one board`);
}

/** The game of a table that was opened with it. */
export function gameOf(plan: Pick<Plan, 'game' | 'board'>): TableGame {
  const found = playedGame(plan);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

export function gameIds(): string[] {
  return [...GAMES.keys()];
}

const LEVELS = new Set<string>();
const TEMPERS = new Set<string>();

/** A program that plays for bots of others says which levels and tempers it knows. Where it says none, any word is taken. */
export function addBots(levels: readonly string[], tempers: readonly string[]): void {
  for (const id of levels) LEVELS.add(id);
  for (const id of tempers) TEMPERS.add(id);
}

/** What is wrong with the level or the temper of a bot, in one sentence; null when there are such ones. */
export function characterError(bot: {
  readonly level: string;
  readonly temper?: string | undefined;
}): string | null {
  return unknown('level', bot.level, LEVELS) ?? unknown('temper', bot.temper, TEMPERS);
}

function unknown(what: string, word: string | undefined, known: ReadonlySet<string>): string | null {
  if (word === undefined || known.size === 0 || known.has(word)) return null;
  return `unknown ${what} "${word}"; there are ${[...known].join(', ')}`;
}

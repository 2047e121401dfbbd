/**
 * What a table must know of a game beyond the kernel's contract, and the games and levels of bots that this program
 * offers.
 */

import type { Game, State } from '@tokaido/kernel';

/** A game whose own types are forgotten: a state only ever goes back to the game it came from. */
export type AnyGame = Game<State, unknown, unknown>;

export interface TableGame {
  readonly game: AnyGame;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** The whole options in words, once it is known how many play; `words` are those of the plan. */
  optionWords(words: string, players: number): string;
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

/** The game of a table that was opened with it. */
export function gameOf(id: string): TableGame {
  const found = GAMES.get(id);
  if (found === undefined) throw new Error(`the game "${id}" is not offered here`);
  return found;
}

export function gameIds(): string[] {
  return [...GAMES.keys()];
}

const LEVELS = new Set<string>();

/** A program that plays for bots of others says which levels it knows. Where it says nothing, any word is taken. */
export function addLevels(ids: readonly string[]): void {
  for (const id of ids) LEVELS.add(id);
}

/** What is wrong with the level of a bot, in one sentence; null when there is such a level. */
export function levelError(level: string): string | null {
  if (LEVELS.size === 0 || LEVELS.has(level)) return null;
  return `unknown level "${level}"; there are ${[...LEVELS].join(', ')}`;
}

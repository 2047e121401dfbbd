/** What the command must know of a game beyond the kernel's contract. */

import type { Game, Result, State } from '@tokaido/kernel';
import type { Forecaster } from '@tokaido/words';
import type { GameText } from './game-text.ts';

/** The flags that describe a game. */
export interface GameFlags {
  readonly players?: number;
  /** Names, separated by commas. */
  readonly boxes?: string;
  readonly variants?: string;
}

export interface GameSupport<S extends State = State, O = unknown, E = unknown> {
  readonly game: Game<S, O, E>;
  /** The decision with which a turn begins. */
  readonly turn: string;
  /** Options as the game understands them; the error says what to write instead. */
  options(flags: GameFlags): Result<O>;
  /** What is wrong if a game with these options was played on another board; absent where there is only one. */
  boardError?(optionWords: string): string | null;
  /** The id of the traveler or color of a seat. */
  persona(s: S, seat: number): string;
  /** What a seat has gathered, in readable ids. */
  collection(s: S, seat: number): Readonly<Record<string, unknown>>;
  coins(s: S, seat: number): number;
  /** What else to count over many finished games: numbers, and words for what happened. */
  highlights?(s: S): Readonly<Record<string, number | string>>;
  /** Says what actions would gain, on the board of this position. */
  forecaster(s: S): Forecaster<S>;
  readonly text: GameText<S, E>;
}

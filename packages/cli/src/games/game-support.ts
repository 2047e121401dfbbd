/** What the command must know of a game beyond the kernel's contract. */

import type { Game, Result, State } from '@tokaido/kernel';
import type { Forecaster } from '@tokaido/words';
import type { GameText } from './game-text.ts';

/** What a table was asked for on the command line. */
export interface GameFlags {
  readonly players?: number;
  /** Names with commas between them. */
  readonly boxes?: string;
  readonly variants?: string;
}

export interface GameSupport<S extends State = State, O = unknown, E = unknown> {
  readonly game: Game<S, O, E>;
  /** The decision with which a turn begins. */
  readonly turn: string;
  /** Options as the game understands them; the error says what to write instead. */
  options(wish: GameFlags): Result<O>;
  /** Who sits there, as an id: the traveler. */
  persona(s: S, seat: number): string;
  /** What a seat has gathered, in readable ids. */
  collection(s: S, seat: number): Readonly<Record<string, unknown>>;
  coins(s: S, seat: number): number;
  /** What else is worth counting over many finished games: numbers, and words for what happened. */
  highlights?(s: S): Readonly<Record<string, number | string>>;
  /** What actions would bring, on the board of this position. */
  forecaster(s: S): Forecaster<S>;
  readonly text: GameText<S, E>;
}

/** What the analysis must know of a game beyond the kernel's contract. Another game is one more such object. */

import type { State } from '@tokaido/kernel';
import type { GameKnowledge } from '../strategies/game-knowledge.ts';

/** What it takes to play on greedily where no net is trained. */
export type PlayoutKnowledge<S extends State = State, O = unknown, E = unknown> = Pick<
  GameKnowledge<S, O, E>,
  'game' | 'greedy' | 'goesOn' | 'asksWhere'
>;

/**
 * How far a net may be off about the difference between two actions: nets of separate training runs differ the more,
 * the more the actions change the expectations of the other seats. docs/analysis.md has the measurement.
 */
export interface NetError {
  /** In points: the first, and the second times the root of the difference to the others' points. */
  readonly points: readonly [number, number];
  /** In win share, the same with the others' win shares. */
  readonly win: readonly [number, number];
  /** Of the luck of a draw, as a part of how far the ways that it may fall lie apart. */
  readonly draw: number;
}

export interface AnalysedGame<S extends State = State, O = unknown, E = unknown> {
  readonly known: PlayoutKnowledge<S, O, E>;
  readonly netError: NetError;
  /** The part of the game that a decision belongs to, from 1. */
  part(s: S, seat: number): number;
}

/** Forgets a game's own types: a state only ever goes back to the game it came from. */
export function anyGame<S extends State, O, E>(of: AnalysedGame<S, O, E>): AnalysedGame {
  return of as unknown as AnalysedGame;
}

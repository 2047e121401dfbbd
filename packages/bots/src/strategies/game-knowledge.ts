/** What strategies must know of a game beyond the kernel's contract. Another game is one more such table. */

import type { FastChance, Game, State } from '@tokaido/kernel';
import type { Temper } from '../temper-names.ts';

/** What a position is worth to a seat, in points or something like them. */
export type Evaluation<S extends State> = (s: S, seat: number) => number;

/** By temper, how much of what it is fond of a seat has, in points; only differences count. */
export type Likes<S extends State> = Readonly<Record<Temper, Evaluation<S>>>;

export interface GameKnowledge<S extends State = State, O = unknown, E = unknown> {
  readonly game: Game<S, O, E>;
  /** The game as a search looks at it: without actions that are hardly ever better, where there are very many. */
  searched?(game: Game<S, O, E>): Game<S, O, E>;
  /** A few weights set by hand, untuned: points and little else. */
  readonly greedy: Evaluation<S>;
  /** Knows every box; its weights are tuned. */
  readonly heuristic: Evaluation<S>;
  /** The same for somebody who forgets others: `regard` is how much of them they see, from 0 to 1. */
  forgetful(regard: number): Evaluation<S>;
  /** What each temper is fond of. */
  readonly likes: Likes<S>;
  /** The points a seat has now, and nothing of what they may lead to: all that a beginner is sure of. */
  readonly inHand: Evaluation<S>;
  /** Whether `seat`, which began to think at `before`, still has to answer for the same move at `after`. */
  goesOn(before: S, after: S, seat: number): boolean;
  /** Whether the seat is asked where to go: all that a level may misjudge. */
  asksWhere(s: S): boolean;
  /** A random action, but none that runs far ahead. */
  nearby(s: S, actions: readonly number[], rng: FastChance): number;
}

/** What it takes to look to the end of a move and judge it by the heuristic. */
export type HeuristicKnowledge<S extends State = State, O = unknown, E = unknown> = Pick<
  GameKnowledge<S, O, E>,
  'game' | 'heuristic' | 'forgetful' | 'inHand' | 'goesOn' | 'asksWhere'
>;

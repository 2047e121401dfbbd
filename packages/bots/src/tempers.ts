/**
 * Tempers: opponents with character. A temper is fond of a few things, on top of a level: it counts what an action
 * brings of them as up to two points more than the level does. So it leans to one of the better choices and never takes
 * an absurd one.
 */

import type { FastChance, State } from '@tokaido/kernel';
import type { Evaluation, HeuristicKnowledge } from './strategies/game-knowledge.ts';
import { lookahead } from './strategies/lookahead.ts';

/** The most that a temper counts for or against an action, in points. */
export const MOST_LIKED = 2;

/** Outcomes over which an action that meets chance is averaged. */
const OUTCOMES = 2;

/** How much somebody likes each action, in points. */
export type Liking = (s: State, seat: number, actions: readonly number[], rng: FastChance) => number[];

/** `like` says how much of what they are fond of a seat has. */
export function likingFor(known: HeuristicKnowledge, like: Evaluation<State>): Liking {
  const rater = lookahead('liking', known, like, OUTCOMES);
  return (s, seat, actions, rng) => {
    const now = like(s, seat);
    const liked = rater.rate(s, seat, actions, rng, { ms: 0, playouts: 0 });
    return liked.map((value) => Math.max(-MOST_LIKED, Math.min(MOST_LIKED, value - now)));
  };
}

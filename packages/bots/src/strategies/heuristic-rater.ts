/**
 * The tuned evaluation as a player: the lower levels and hints are made of it, without any net. Whoever sees less of
 * what lies ahead counts the points in hand, and a part of all else.
 */

import type { State } from '@tokaido/kernel';
import type { ActionRater } from './action-rater.ts';
import type { Evaluation, HeuristicKnowledge } from './game-knowledge.ts';
import { lookahead } from './lookahead.ts';

/** Outcomes over which an action that meets chance is averaged. */
export const HEURISTIC_OUTCOMES = 4;

/** `sight` is that part: 1 sees all that the heuristic knows. `regard` is how much of the others they see. */
export function heuristicRater(known: HeuristicKnowledge, sight = 1, regard = 1): ActionRater<State> {
  const { inHand } = known;
  const whole = regard === 1 ? known.heuristic : known.forgetful(regard);
  const evaluate: Evaluation<State> =
    sight === 1 ? whole : (s, seat) => sight * whole(s, seat) + (1 - sight) * inHand(s, seat);
  return lookahead('heuristic', known, evaluate, HEURISTIC_OUTCOMES);
}

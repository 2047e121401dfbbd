/** The tuned evaluation as a player: the lower levels and hints are made of it, without any net. */

import type { State } from '@tokaido/kernel';
import type { ActionRater } from './action-rater.ts';
import type { HeuristicKnowledge } from './game-knowledge.ts';
import { lookahead } from './lookahead.ts';

/** Outcomes over which an action that meets chance is averaged. */
export const HEURISTIC_OUTCOMES = 4;

export function heuristicRater(known: HeuristicKnowledge): ActionRater<State> {
  return lookahead('heuristic', known, known.heuristic, HEURISTIC_OUTCOMES);
}

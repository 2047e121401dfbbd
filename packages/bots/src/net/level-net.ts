/**
 * The net as a level plays it. Whoever forgets others looks at the points they expect for themselves as well as at the
 * win; whoever is short-sighted counts the points in hand beside what the net expects.
 */

import type { State } from '@tokaido/kernel';
import type { Skill } from '../level-skills.ts';
import type { ActionRater } from '../strategies/action-rater.ts';
import { bestOf } from '../strategies/action-rater.ts';
import type { HeuristicKnowledge } from '../strategies/game-knowledge.ts';
import { HEURISTIC_OUTCOMES } from '../strategies/heuristic-rater.ts';
import { lookahead } from '../strategies/lookahead.ts';
import { netStrategy, POINT } from './one-ply.ts';
import { atAnyTable } from './player.ts';
import { rolloutStrategy } from './rollouts.ts';
import type { AnyEvaluator } from './shipped-nets.ts';

export function levelNet(known: HeuristicKnowledge, skill: Skill): ActionRater<State> {
  const { sight, regard, playouts } = skill;
  const whole = atAnyTable('net', known, (evaluator) => {
    if (playouts > 0) return rolloutStrategy(evaluator);
    return regard === 1 ? netStrategy(evaluator) : forgetfulNet(evaluator, regard);
  });
  return sight === 1 ? whole : shortSighted(whole, known, sight);
}

function forgetfulNet(evaluator: AnyEvaluator, regard: number): ActionRater<State> {
  return {
    ...netStrategy(evaluator),
    rate: (s, seat, actions) =>
      actions.map((action) => {
        const win = evaluator.value(s, seat, action);
        return regard * win + (1 - regard) * POINT * evaluator.points;
      }),
  };
}

function shortSighted(
  whole: ActionRater<State>,
  known: HeuristicKnowledge,
  sight: number,
): ActionRater<State> {
  const hand = lookahead('hand', known, known.inHand, HEURISTIC_OUTCOMES);
  return {
    ...whole,
    rate(s, seat, actions, rng, budget) {
      const ahead = whole.rate(s, seat, actions, rng, budget);
      const now = hand.rate(s, seat, actions, rng, budget);
      return ahead.map((value, i) => sight * value + (1 - sight) * now[i]);
    },
    choose(s, seat, actions, rng, budget) {
      return bestOf(actions, this.rate(s, seat, actions, rng, budget));
    },
  };
}

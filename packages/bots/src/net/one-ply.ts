/** The net at one ply: the action after which the net likes the position best. */

import type { State } from '@tokaido/kernel';
import type { ActionRater } from '../strategies/action-rater.ts';
import { bestOf } from '../strategies/action-rater.ts';
import { Evaluator } from './afterstate.ts';
import type { Net } from './net.ts';
import type { NetTask } from './tasks.ts';

/** What a point is worth, as a share of a win. */
export const POINT = 0.02;

/** A net with all it needs to look at states of its task. */
export function evaluatorOf(task: NetTask, net: Net): Evaluator<State, unknown, unknown> {
  return new Evaluator(task.game, task.features, net);
}

export function netStrategy(evaluator: Evaluator<State, unknown, unknown>): ActionRater<State> {
  return {
    name: 'net',
    point: POINT,
    rate: (s, seat, actions) => actions.map((action) => evaluator.value(s, seat, action)),
    choose(s, seat, actions, rng, budget) {
      return bestOf(actions, this.rate(s, seat, actions, rng, budget));
    },
  };
}

/** The net at one ply: the action after which the net likes the position best. */

import type { State } from '@tokaido/kernel';
import type { Judge } from '../minds/judge.ts';
import { bestOf } from '../minds/judge.ts';
import { Evaluator } from './afterstate.ts';
import type { Net } from './net.ts';
import type { NetTask } from './tasks.ts';

/** A point is about so much of a win. */
export const POINT = 0.02;

/** A net with all it needs to look at states of its task. */
export function evaluatorOf(task: NetTask, net: Net): Evaluator<State, unknown, unknown> {
  return new Evaluator(task.game, task.features, net);
}

export function netMind(evaluator: Evaluator<State, unknown, unknown>): Judge<State> {
  return {
    name: 'net',
    point: POINT,
    judge: (s, seat, actions) => actions.map((action) => evaluator.value(s, seat, action)),
    choose(s, seat, actions, rng, budget) {
      return bestOf(actions, this.judge(s, seat, actions, rng, budget));
    },
  };
}

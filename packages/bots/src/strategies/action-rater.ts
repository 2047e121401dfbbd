/** A strategy that can say of each action what it is worth: levels, hints and search build on it. */

import type { FastChance, State } from '@tokaido/kernel';
import type { Budget, Strategy } from '../bot.ts';

export interface ActionRater<S extends State> extends Strategy<S> {
  /** What one point means in the numbers of `rate`: hints are given in points. */
  readonly point: number;
  /** Whether the seat is asked where to go: all that a level may misjudge. Nothing where left out. */
  asksWhere?(s: S): boolean;
  /** The worth of each action in turn. It may change the state. */
  rate(s: S, seat: number, actions: readonly number[], rng: FastChance, budget: Budget): number[];
}

/** The first action of the highest worth. */
export function bestOf(actions: readonly number[], worth: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < worth.length; i++) if (worth[i] > worth[best]) best = i;
  return actions[best];
}

export function isActionRater<S extends State>(strategy: Strategy<S>): strategy is ActionRater<S> {
  return 'rate' in strategy;
}

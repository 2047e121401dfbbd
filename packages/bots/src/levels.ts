/**
 * Levels for people: the same player with more or less noise and budget, never with other rules. A lower level
 * misjudges its actions by some points either way, and now and then overlooks some of them; not where a question is plain.
 */

import type { FastChance, State } from '@tokaido/kernel';
import type { Budget, Strategy } from './bot.ts';
import type { ActionRater } from './strategies/action-rater.ts';
import { bestOf } from './strategies/action-rater.ts';

export interface Level {
  readonly id: string;
  readonly name: string;
  /** One line for the player who chooses a level. */
  readonly description: string;
  /** Spread of its misjudgment, in points. */
  readonly noise: number;
  /** The share of actions it does not even notice. */
  readonly overlooks: number;
  /** What it may spend on a decision, if its player can think longer. */
  readonly budget: Budget;
}

export const LEVELS: readonly Level[] = [
  {
    id: 'pilgrim',
    name: 'Pilgrim',
    description: 'Walks for the first time and stops where it is beautiful.',
    noise: 3.8,
    overlooks: 0.08,
    budget: { ms: 0, playouts: 0 },
  },
  {
    id: 'porter',
    name: 'Porter',
    description: 'Knows the road, but not yet what it is worth.',
    noise: 2.5,
    overlooks: 0.04,
    budget: { ms: 0, playouts: 0 },
  },
  {
    id: 'innkeeper',
    name: 'Innkeeper',
    description: 'Counts coins and meals, and forgets the temple at times.',
    noise: 1.5,
    overlooks: 0.02,
    budget: { ms: 0, playouts: 0 },
  },
  {
    id: 'merchant',
    name: 'Merchant',
    description: 'Seldom pays too much and watches what you collect.',
    noise: 0,
    overlooks: 0,
    budget: { ms: 0, playouts: 0 },
  },
  {
    id: 'daimyo',
    name: 'Daimyo',
    description: 'As strong as we can make it.',
    noise: 0,
    overlooks: 0,
    // Counted, not timed, so that the same game gets the same answers.
    budget: { ms: 0, playouts: 250 },
  },
];

/** A strategy that plays at a level. */
export function levelStrategy(level: Level, rater: ActionRater<State>): Strategy<State> {
  return {
    name: level.id,
    choose(s, seat, actions, rng, budget) {
      const longer = budget.ms > 0 || budget.playouts > 0 ? budget : level.budget;
      if (rater.isPlain?.(s) === true) return rater.choose(s, seat, actions, rng, longer);
      const seen = noticed(actions, level.overlooks, rng);
      if (seen.length === 1) return seen[0];
      const worth = rater.rate(s, seat, seen, rng, longer);
      const misjudged = worth.map((value) => value + rater.point * level.noise * bell(rng));
      return bestOf(seen, misjudged);
    },
  };
}

/** The actions that are not overlooked; at least one. */
function noticed(actions: readonly number[], overlooks: number, rng: FastChance): readonly number[] {
  if (overlooks === 0) return actions;
  const seen = actions.filter(() => rng.next() >= overlooks * 0x100000000);
  return seen.length > 0 ? seen : [actions[rng.below(actions.length)]];
}

/** A random number of mean 0 and spread 1, nearly normally distributed. */
function bell(rng: FastChance): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += rng.next() / 0x100000000;
  return sum - 6;
}

import { FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { AT_ONCE } from './bot.ts';
import { LEVELS, levelStrategy } from './levels.ts';
import type { ActionRater } from './strategies/action-rater.ts';

const ACTIONS = [10, 11, 12, 13];
/** Each action is worth a point more than the one before it. */
const rater: ActionRater<{ m: number[] }> = {
  name: 'steps',
  point: 0.5,
  rate: (_s, _seat, actions) => actions.map((action) => 0.5 * action),
  choose: (_s, _seat, actions) => actions[actions.length - 1],
};

/** The share of best actions among many choices. */
function accuracy(level: (typeof LEVELS)[number]): number {
  const rng = new FastChance(1);
  const strategy = levelStrategy(level, rater);
  let best = 0;
  for (let i = 0; i < 2000; i++) if (strategy.choose({ m: [] }, 0, ACTIONS, rng, AT_ONCE) === 13) best++;
  return best / 2000;
}

describe('levels', () => {
  it('are five, each with less noise than the one before, or with longer thought', () => {
    expect(LEVELS).toHaveLength(5);
    for (let i = 1; i < LEVELS.length; i++) {
      const [before, level] = [LEVELS[i - 1], LEVELS[i]];
      expect(level.noise).toBeLessThanOrEqual(before.noise);
      expect(level.overlooks).toBeLessThanOrEqual(before.overlooks);
      expect(level.noise < before.noise || level.budget.playouts > before.budget.playouts).toBe(true);
    }
  });

  it('find the best action the more often the higher they are; the last one always', () => {
    const found = LEVELS.map(accuracy);
    expect([...found].sort((a, b) => a - b)).toEqual(found);
    expect(found[0]).toBeLessThan(0.6);
    expect(found[4]).toBe(1);
  });

  it('none misjudges a plain question', () => {
    const plain = { ...rater, isPlain: () => true };
    const [lowest] = LEVELS;
    const strategy = levelStrategy(lowest, plain);
    for (let seed = 0; seed < 200; seed++) {
      expect(strategy.choose({ m: [] }, 0, ACTIONS, new FastChance(seed), AT_ONCE)).toBe(13);
    }
  });
});

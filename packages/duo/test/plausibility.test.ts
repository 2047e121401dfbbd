import { expect, test } from 'vitest';
import { sample } from './plausibility.ts';

test('games of greedy players are as long, and score as much, as real ones are said to', () => {
  const { turns, winners } = sample(20, 1);
  const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;
  expect(mean(turns)).toBeGreaterThan(18);
  expect(mean(turns)).toBeLessThan(28);
  expect(mean(winners)).toBeGreaterThan(55);
  expect(mean(winners)).toBeLessThan(90);
});

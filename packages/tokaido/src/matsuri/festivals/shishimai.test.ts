/** Shishimai: the donors score. */

import { expect, test } from 'vitest';
import { holds } from '../../../test/festivals.ts';

const tokens = (...offerings: number[]) => {
  const game = holds(
    'shishimai',
    offerings.map((coins) => ({ offerings: coins })),
  );
  return offerings.map((_, seat) => game.owns(seat).tokens);
};

test('[matsuri.shishimai.points] the three most generous score 4, 2 and 1', () => {
  expect(tokens(5, 3, 2, 1)).toEqual([4, 2, 1, 0]);
  expect(tokens(0, 1, 2)).toEqual([0, 2, 4]);
});

test('[shishimai-ties] ties share a rank and none is skipped; three ranks pay', () => {
  expect(tokens(4, 4, 3, 2)).toEqual([4, 4, 2, 1]);
  expect(tokens(5, 4, 3, 2, 2)).toEqual([4, 2, 1, 0, 0]);
  expect(tokens(2, 2, 2)).toEqual([4, 4, 4]);
});

test('[matsuri.shishimai.points] nothing without a coin in the temple', () => {
  expect(tokens(0, 0, 0)).toEqual([0, 0, 0]);
});

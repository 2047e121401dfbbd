/** Nampo: the price of a meal in points. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

const FOUR = 'dango soba tofu udon';
const gourmet = (more: BoxedStanding = {}) =>
  boxed({ players: 3, seats: [{ traveler: 'nampo', at: 13, coins: 3, ...more }] });

test('[crossroads.nampo.coins] he starts with 2 coins', () => {
  expect(boxed({ players: 3, seats: [{ traveler: 'nampo', at: 13 }] }).has(0).coins).toBe(2);
});

test('[crossroads.nampo.points] a meal of 1, 2 or 3 coins brings 1, 2 or 3 points more', () => {
  for (const [dish, price] of [
    ['dango', 1],
    ['soba', 2],
    ['udon', 3],
  ] as const) {
    const game = gourmet().do('travel 14', { meal: FOUR }).do(`eat ${dish}`);
    expect(game.by(0)).toEqual({ meal: 6, traveler: price });
    expect(game.has(0).coins).toBe(3 - price);
  }
});

test('[crossroads.nampo.points] at every inn, the last included', () => {
  for (const inn of [14, 27, 41, 54]) {
    const game = gourmet({ at: inn - 1 })
      .do(`travel ${inn}`, { meal: FOUR })
      .do('eat soba');
    expect(game.by(0)).toMatchObject({ meal: 6, traveler: 2 });
  }
});

test('[crossroads.nampo.points] nothing without a meal', () => {
  const game = gourmet().do('travel 14', { meal: FOUR }).do('eat -');
  expect(game.told(1)).toEqual([{ type: 'hungry', seat: 0 }]);
});

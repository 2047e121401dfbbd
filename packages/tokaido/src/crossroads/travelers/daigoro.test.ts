/** Daigoro: a souvenir at the intermediate inns. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

const FOUR = 'dango soba tofu udon';
const kid = (more: BoxedStanding = {}, deck?: string) =>
  boxed({
    players: 3,
    seats: [{ traveler: 'daigoro', at: 13, ...more }],
    ...(deck === undefined ? {} : { deck }),
  });

test('[crossroads.daigoro.coins] he starts with 3 coins', () => {
  expect(kid().has(0).coins).toBe(3);
});

test('[crossroads.daigoro.souvenir] the top souvenir for nothing before the meal, scored as usual', () => {
  const game = kid({ souvenirs: 'gofu' }).do('travel 14', { souvenir: 'haori', meal: FOUR });
  expect(game.has(0)).toMatchObject({ coins: 3, points: 3, souvenirs: ['gofu', 'haori'] });
  expect(game.turn).toBe('0 eat');
});

test('[crossroads.daigoro.intermediate] at the three intermediate inns, not at the last', () => {
  for (const inn of [14, 27, 41]) {
    const game = kid({ at: inn - 1 }).do(`travel ${inn}`, { souvenir: 'gofu', meal: FOUR });
    expect(game.has(0).souvenirs).toEqual(['gofu']);
  }
  expect(kid({ at: 53 }).do('travel 54', { meal: FOUR }).has(0).souvenirs).toEqual([]);
});

test('[crossroads.daigoro.souvenir] an empty deck gives nothing', () => {
  expect(kid({}, '').do('travel 14', { meal: FOUR }).has(0).souvenirs).toEqual([]);
});

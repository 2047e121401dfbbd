/** Titia: art and legendary objects for a coin less. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';

const tourist = (more: BoxedStanding = {}) =>
  boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'titia', at: 7, ...more }] });

test('[matsuri.titia.coins] she starts with 6 coins', () => {
  expect(tourist().has(0).coins).toBe(6);
});

test('[matsuri.titia.art] art costs her a coin less, other souvenirs do not', () => {
  const game = tourist().do('travel 8').do('option souvenirs', { souvenir: 'jubako sumie haori' });
  game.do('buy haori jubako sumie');
  expect(game.has(0)).toMatchObject({ coins: 6 - 1 - 2 - 2, points: 1 + 3 + 1 });
});

test('[matsuri.titia.art] the lower price is all she needs', () => {
  const game = tourist({ coins: 2 }).do('travel 8').do('option souvenirs', { souvenir: 'gofu sumie haori' });
  expect(game.legal()).toEqual(['buy -', 'buy gofu', 'buy haori', 'buy sumie']);
});

test('[matsuri.titia.legend] legendary objects too; scripts are free', () => {
  for (const [legend, price] of [
    ['shodo', 0],
    ['ema', 1],
    ['masamune', 2],
  ] as const) {
    const game = tourist().do('travel 8').do('option legendary-object').do(`legend ${legend}`);
    expect(game.has(0).coins).toBe(6 - price);
  }
});

test('[titia-sasayakko-like] a shop still takes a coin in hand', () => {
  expect(tourist({ coins: 0 }).why('travel 8')).toEqual({ why: 'coins', have: 0, need: 1 });
});

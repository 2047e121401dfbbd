/** Kinko: meals for a coin less. */

import { expect, test } from 'vitest';
import type { Standing } from '../../test/position.ts';
import { position } from '../../test/position.ts';
import { DISHES } from '../index.ts';

const MENU = 'dango soba tofu udon';
const ronin = (more: Standing) => position({ players: 3, seats: [{ traveler: 'kinko', at: 13, ...more }] });

test('[base.kinko.coins] he starts with 7 coins', () => {
  expect(ronin({}).has(0).coins).toBe(7);
});

test('[base.kinko.price, kinko-price] every meal costs him one coin less, a meal of 1 nothing', () => {
  for (const [dish, paid] of [
    ['dango', 0],
    ['soba', 1],
    ['udon', 2],
  ] as const) {
    const game = ronin({}).do('travel 14', { meal: MENU }).do(`eat ${dish}`);
    expect(game.has(0)).toMatchObject({ coins: 7 - paid, points: 6, dishes: [dish] });
    expect(game.told(1)).toContainEqual({ type: 'ate', seat: 0, dish: DISHES.indexOf(dish), paid });
  }
});

test('[kinko-price] with no coins he may still eat a meal of 1', () => {
  const game = ronin({ coins: 0 }).do('travel 14', { meal: MENU });
  expect(game.legal()).toEqual(['eat dango', 'eat -']);
  expect(game.why('eat soba')).toEqual({ why: 'coins', have: 0, need: 1 });
  expect(game.do('eat dango').has(0)).toMatchObject({ coins: 0, points: 6 });
});

test('[kinko-price] at all four inns, Edo included', () => {
  for (const inn of [14, 27, 41, 54]) {
    const game = ronin({ at: inn - 1, coins: 2 })
      .do(`travel ${inn}`, { meal: MENU })
      .do('eat udon');
    expect(game.has(0).coins).toBe(0);
  }
});

test('[base.kinko.price] souvenirs cost him what they cost everybody', () => {
  const game = ronin({ at: 7, coins: 2 }).do('travel 8', { souvenir: 'gofu haori ukiyoe' });
  expect(game.legal()).toEqual(['buy -', 'buy gofu', 'buy haori']);
});

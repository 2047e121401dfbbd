/** Kamui: points for going hungry. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { ALL, boxed } from '../../../test/box-position.ts';

const FOUR = 'dango soba tofu udon';
const vagabond = (inn: number, more: BoxedStanding = {}) =>
  boxed({
    players: 3,
    boxes: ALL,
    seats: [{ traveler: 'kamui', at: inn - 2, ...more }, ...(inn === 54 ? [] : [{ at: inn - 1 }])],
  }).do(`travel ${inn}`, { meal: FOUR });

test('[matsuri.kamui.coins] he starts with 3 coins', () => {
  expect(vagabond(14).has(0).coins).toBe(3);
});

test('[matsuri.kamui.hungry] three points at each later inn where he buys no meal', () => {
  for (const inn of [14, 27, 41, 54]) {
    expect(vagabond(inn).do('eat -').by(0)).toEqual({ traveler: 3 });
  }
});

test('[matsuri.kamui.hungry] none with a meal', () => {
  expect(vagabond(14).do('eat dango').by(0)).toEqual({ meal: 6 });
});

test('[matsuri.kamui.hungry] they come on top of Fasting', () => {
  expect(vagabond(54, { calligraphy: 'fasting' }).do('eat -').by(0)).toMatchObject({
    traveler: 3,
    calligraphy: 12,
  });
});

test('[matsuri.kamui.hungry] a meal away from an inn does not count against him', () => {
  const seats = [{ traveler: 'kamui', at: 9, coins: 1 }, { at: 13 }];
  const game = boxed({ players: 3, boxes: ALL, seats }).do('travel 10');
  game.do('option encounter', { encounter: 'itamae' }).do('pay yes', { meal: 'udon' });
  game.do('travel 14', { meal: FOUR.replace('udon', 'fugu') }).do('eat -');
  expect(game.by(0)).toEqual({ meal: 6, traveler: 3 });
});

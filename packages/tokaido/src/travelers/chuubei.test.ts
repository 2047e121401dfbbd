/** Chuubei: an encounter at each intermediate inn. */

import { expect, test } from 'vitest';
import type { Standing } from '../../test/position.ts';
import { position } from '../../test/position.ts';

const MENU = 'dango soba tofu udon';
const messenger = (more: Standing) =>
  position({ players: 3, seats: [{ traveler: 'chuubei', at: 13, ...more }] });

test('[base.chuubei.coins] he starts with 4 coins', () => {
  expect(messenger({}).has(0).coins).toBe(4);
});

test('[base.chuubei.encounter] at an intermediate inn he meets somebody before the meal', () => {
  for (const inn of [14, 27, 41]) {
    const game = messenger({ at: inn - 1 }).do(`travel ${inn}`, { encounter: 'samurai', meal: MENU });
    expect(game.has(0)).toMatchObject({ points: 3, encounters: ['samurai'] });
    expect(game.turn).toBe('0 eat');
  }
});

test('[chuubei-encounter] the coins of the card can pay for the meal', () => {
  const game = messenger({ coins: 0 }).do('travel 14', { encounter: 'kuge', meal: MENU });
  expect(game.legal()).toEqual(['eat dango', 'eat soba', 'eat tofu', 'eat udon', 'eat -']);
  expect(game.do('eat udon').has(0)).toMatchObject({ coins: 0, points: 6 });
});

test('[chuubei-encounter] a guide is followed to the end before the meal', () => {
  const game = messenger({ panoramas: [3, 0, 0] }).do('travel 14', { encounter: 'annaibito-paddy' });
  expect(game.turn).toBe('0 panorama');
  expect(game.do('panorama sea', { meal: MENU }).turn).toBe('0 eat');
});

test('[chuubei-encounter] his cards count for the Chatterbox', () => {
  const game = position({
    players: 3,
    seats: [{ traveler: 'chuubei', at: 40, encounters: 'kuge', coins: 0 }, { encounters: 'miko' }],
  });
  game.do('travel 41', { encounter: 'samurai', meal: MENU }).do('eat -');
  game.do('travel 54', { meal: 'dango soba tofu unagi' }).do('eat -');
  expect([0, 1].map((seat) => game.has(seat).achievements)).toEqual([['chatterbox'], []]);
});

test('[base.chuubei.not-edo] not at the last inn', () => {
  const game = messenger({ at: 53 }).do('travel 54', { meal: MENU });
  expect(game.has(0).encounters).toEqual([]);
  expect(game.turn).toBe('0 eat');
});

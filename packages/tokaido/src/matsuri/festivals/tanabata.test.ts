/** Tanabata: the end achievements, judged early. */

import { expect, test } from 'vitest';
import { holds } from '../../../test/festivals.ts';
import { seek } from '../../../test/journey.ts';
import { INN } from '../../data/road.ts';

test('[matsuri.tanabata.points] each of the four is worth two points to whoever has most now', () => {
  const game = holds('tanabata', [
    { springs: [1, 0], dishes: 'udon' },
    { encounters: 'kuge', dishes: 'dango' },
    { souvenirs: 'gofu' },
  ]);
  expect([0, 1, 2].map((seat) => game.owns(seat).tokens)).toEqual([4, 2, 2]);
  expect(game.by(0)).toEqual({ festival: 4 });
});

test('[matsuri.tanabata.ties] everybody who is tied has them', () => {
  const game = holds('tanabata', [{ springs: [1, 0] }, { springs: [0, 1] }, {}]);
  expect([0, 1, 2].map((seat) => game.owns(seat).tokens)).toEqual([2, 2, 0]);
});

test('[matsuri.tanabata.cards-stay] the cards stay for the end of the journey', () => {
  const game = holds('tanabata', [{ springs: [1, 0], coins: 0 }, {}, {}]);
  expect(game.has(0).achievements).toEqual([]);
  seek(game, INN);
  expect([0, 1, 2].map((seat) => game.has(seat).achievements.includes('bather'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('[tanabata-details] bathhouses, calligraphy and legendary objects count', () => {
  const game = holds('tanabata', [
    { bathhouses: 2, legends: 'shodo ema' },
    { springs: [1, 0], calligraphy: 'fasting foresight' },
    { encounters: 'kuge', souvenirs: 'gofu' },
  ]);
  expect([0, 1, 2].map((seat) => game.owns(seat).tokens)).toEqual([4, 2, 0]);
});

test('[tanabata-details] what nobody has anything of is passed over, and Mitsukuni gains no more', () => {
  expect(holds('tanabata', [{}, {}, {}]).has(0).points).toBe(0);
  const game = holds('tanabata', [{ traveler: 'mitsukuni', springs: [1, 0] }, {}, {}]);
  expect(game.by(0)).toEqual({ festival: 2 });
});

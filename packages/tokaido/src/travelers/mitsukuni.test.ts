/** Mitsukuni: a point more for springs and achievements. */

import { expect, test } from 'vitest';
import type { Standing } from '../../test/position.ts';
import { position } from '../../test/position.ts';
import { recount } from '../index.ts';

const elder = (more: Standing, others: Standing[] = []) =>
  position({ players: 3, seats: [{ traveler: 'mitsukuni', at: 4, ...more }, ...others] });

test('[base.mitsukuni.coins] he starts with 6 coins', () => {
  expect(elder({}).has(0).coins).toBe(6);
});

test('[base.mitsukuni.springs] a hot spring is worth 3 or 4 points to him', () => {
  const two = elder({}).do('travel 5', { 'hot-spring': '2' });
  expect(two.by(0)).toEqual({ spring: 2, traveler: 1 });
  expect(two.has(0).points).toBe(3);
  const three = elder({}).do('travel 5', { 'hot-spring': '3' });
  expect(three.by(0)).toEqual({ spring: 3, traveler: 1 });
  expect(recount(three.state, three.seat(0))).toBe(4);
});

test('[base.mitsukuni.achievements] a panorama achievement is worth 4', () => {
  const game = elder({ at: 3, panoramas: [2, 0, 0] }).do('travel 4');
  expect(game.by(0)).toEqual({ panorama: 3, 'ach-panorama': 3, traveler: 1 });
});

test('[base.mitsukuni.achievements, achievement-ties] so is each at the end, a shared one too', () => {
  const game = elder({ at: 53, coins: 0, springs: [1, 0], encounters: 'kuge' }, [{ springs: [0, 1] }]);
  game.do('travel 54', { meal: 'dango soba tofu udon' }).do('eat -');
  expect(game.has(0).achievements).toEqual(['bather', 'chatterbox']);
  expect(game.by(0)).toEqual({ 'ach-end': 6, traveler: 2 });
  expect(game.by(1)).toEqual({ 'ach-end': 3 });
});

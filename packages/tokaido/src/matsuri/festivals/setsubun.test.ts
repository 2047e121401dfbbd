/** Setsubun: the die for points. */

import { expect, test } from 'vitest';
import { holds } from '../../../test/festivals.ts';

test('[matsuri.setsubun.points] in order of arrival everybody rolls and scores that many points', () => {
  const game = holds('setsubun', [{}, {}, {}], { die: '4 0 3' });
  expect([0, 1, 2].map((seat) => game.has(seat).points)).toEqual([4, 0, 3]);
  expect([0, 1, 2].map((seat) => game.owns(seat).tokens)).toEqual([4, 0, 3]);
  expect(game.by(0)).toEqual({ festival: 4 });
  expect(game.told(1).flatMap((event) => (event.type === 'points' ? [event.seat] : []))).toEqual([0, 2]);
  expect([0, 1, 2].map((seat) => game.has(seat).coins)).toEqual([7, 7, 7]);
});

test('[festival-dice] nobody is asked: a roll can only gain', () => {
  expect(holds('setsubun', [{}, {}, {}], { die: '0 0 0' }).turn).toBe('2 travel');
});

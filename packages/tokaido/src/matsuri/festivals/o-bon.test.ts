/** O-Bon: gifts to the temple in order of arrival. */

import { expect, test } from 'vitest';
import { holds } from '../../../test/festivals.ts';

const three = (...coins: number[]) => coins.map((purse) => ({ coins: purse }));

test('[matsuri.o-bon.give, o-bon-limit] in order of arrival everybody may give none to three coins', () => {
  const game = holds('o-bon', three(5, 2, 4));
  expect(game.turn).toBe('0 donate');
  expect(game.legal()).toEqual(['donate 0', 'donate 1', 'donate 2', 'donate 3']);
  game.do('donate 3');
  expect(game.turn).toBe('1 donate');
  expect(game.legal()).toEqual(['donate 0', 'donate 1', 'donate 2']);
  expect(game.why('donate 3')).toEqual({ why: 'coins', have: 2, need: 3 });
  expect(game.why('give 1')).toEqual({ why: 'other-decision' });
  game.do('donate 0');
  expect(game.turn).toBe('2 donate');
  game.do('donate 1');
  expect([0, 1, 2].map((seat) => game.has(seat).offerings)).toEqual([3, 0, 1]);
  expect([0, 1, 2].map((seat) => game.has(seat).coins)).toEqual([2, 2, 3]);
  expect(game.by(0)).toEqual({ donation: 3 });
  expect(game.turn).toBe('2 travel');
});

test('[matsuri.o-bon.give] the penniless are not asked', () => {
  expect(holds('o-bon', three(0, 0, 4)).turn).toBe('2 donate');
});

test('[o-bon-limit] no power of a temple applies, and no amulet can be bought', () => {
  const seats = ['hirotada', 'mari', 'misaki', 'miyataka'].map((traveler) => ({ traveler, coins: 4 }));
  const game = holds('o-bon', seats);
  for (let seat = 0; seat < 4; seat++) game.do('donate 2');
  for (const seat of [0, 1, 2, 3]) {
    expect(game.has(seat)).toMatchObject({ coins: 2, offerings: 2, points: 2 });
    expect(game.by(seat)).toEqual({ donation: 2 });
    expect(game.owns(seat).amulets).toEqual([]);
  }
  expect(game.turn).toBe('3 travel');
});

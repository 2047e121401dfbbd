/** O-Shogatsu: the die for coins. */

import { expect, test } from 'vitest';
import { holds } from '../../../test/festivals.ts';

test('[matsuri.o-shogatsu.coins] in order of arrival everybody rolls and takes that many coins', () => {
  const game = holds('o-shogatsu', [{ coins: 0 }, { coins: 1 }, { coins: 2 }], { die: '4 0 3' });
  expect([0, 1, 2].map((seat) => game.has(seat).coins)).toEqual([4, 1, 5]);
  const rolls = game.told(-1).flatMap((event) => (event.type === 'die' ? [event.seat] : []));
  expect(rolls).toEqual([0, 1, 2]);
  expect(game.told(-1).filter((event) => event.type === 'coins')).toEqual([
    { type: 'coins', seat: 0, coins: 4, from: 'o-shogatsu' },
    { type: 'coins', seat: 2, coins: 3, from: 'o-shogatsu' },
  ]);
});

test('[festival-dice] nobody is asked: a roll can only gain', () => {
  const game = holds('o-shogatsu', [{}, {}, {}], { die: '0 0 0' });
  expect(game.turn).toBe('2 travel');
});

test('[iyasaka-scope] no second roll for Iyasaka', () => {
  const game = holds('o-shogatsu', [{ traveler: 'iyasaka' }, {}, {}], { die: '0 1 1' });
  expect(game.has(0).coins).toBe(5);
});

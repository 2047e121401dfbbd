/** Tori no Ichi: amulets for those without. */

import { expect, test } from 'vitest';
import { holds } from '../../../test/festivals.ts';

test('[matsuri.tori-no-ichi.amulet, tori-order] whoever holds none gets one at random, in order of arrival', () => {
  const game = holds('tori-no-ichi', [{}, { amulets: 'health' }, {}], { amulet: 'fortune devotion' });
  expect([0, 1, 2].map((seat) => game.owns(seat).amulets)).toEqual([['fortune'], ['health'], ['devotion']]);
  expect([0, 1, 2].map((seat) => game.has(seat).coins)).toEqual([7, 7, 7]);
});

test('[tori-order] while there are any', () => {
  const left = { amulets: 'fortune' };
  const game = holds('tori-no-ichi', [{}, {}, {}], { amulet: 'fortune' }, { left });
  expect([0, 1, 2].map((seat) => game.owns(seat).amulets)).toEqual([['fortune'], [], []]);
});

test('[tori-yashima-use] it may be used from the next move on', () => {
  const game = holds('tori-no-ichi', [{}, {}, {}], { amulet: 'health devotion fortune' });
  expect(game.turn).toBe('2 travel');
  expect(game.legal()).toContain('use fortune');
});

test('[crossroads.view.hands] which one it is, only its owner is told', () => {
  const game = holds('tori-no-ichi', [{}, {}, {}], { amulet: 'health devotion fortune' });
  const told = game.told(1).filter((event) => event.type === 'amulet');
  expect(told).toEqual([{ type: 'amulet', seat: 1, amulet: 5 }]);
  expect(game.told(-1).filter((event) => event.type === 'hiddenCard')).toHaveLength(3);
});

/** Tori no Ichi: amulets for those without. */

import { expect, test } from 'vitest';
import { boxed, MATSURI } from '../../../test/box-position.ts';
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

test('[matsuri.tori-no-ichi.amulet] an amulet that is still too new to be used counts as held', () => {
  for (const amulets of ['', 'vitality']) {
    const seats = [{ at: 14 }, { at: 14 }, { traveler: 'yashima', at: 13, amulets }];
    const game = boxed({ players: 3, boxes: MATSURI, seats });
    game.do('travel 14', { amulet: 'health', meal: 'soba sushi tempura tofu' });
    game.do('eat -', { festival: 'tori-no-ichi hanabi' });
    game.do('festival tori-no-ichi', { amulet: 'fortune devotion' });
    const hers = amulets === '' ? ['health'] : ['vitality', 'health'];
    expect([0, 1, 2].map((seat) => game.owns(seat).amulets)).toEqual([['fortune'], ['devotion'], hers]);
  }
});

/** Suseri: a point for each type of card. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';
import { recount } from '../../index.ts';

function points(more: BoxedStanding): number {
  const seats = [{ traveler: 'suseri', at: 53, coins: 0, ...more }];
  const game = boxed({ players: 3, boxes: MATSURI, seats });
  game.do('travel 54', { meal: 'soba tofu sushi tempura' }).do('eat -');
  return game.by(0).traveler ?? 0;
}

describe('types', () => {
  test('[matsuri.suseri.coins] she starts with 3 coins', () => {
    const game = boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'suseri', at: 1 }] });
    expect(game.has(0).coins).toBe(3);
  });

  test('[matsuri.suseri.types] each of the twelve types is worth a point', () => {
    expect(points({ springs: [1, 1] })).toBe(1);
    expect(points({ bathhouses: 2 })).toBe(1);
    expect(points({ souvenirs: 'gofu haori' })).toBe(1);
    expect(points({ legends: 'shodo ema' })).toBe(1);
    expect(points({ encounters: 'kuge' })).toBe(1);
    expect(points({ calligraphy: 'fasting' })).toBe(1);
    expect(points({ amulets: 'health' })).toBe(1);
    expect(points({ dishes: 'udon' })).toBe(1);
    expect(points({ trees: 3 })).toBe(1);
    expect(points({ panoramas: [1, 0, 0] })).toBe(1);
    expect(points({ panoramas: [0, 4, 1] })).toBe(2);
  });

  test('[matsuri.suseri.types] twelve for all of them', () => {
    expect(
      points({
        springs: [1, 0],
        bathhouses: 1,
        souvenirs: 'gofu',
        legends: 'ema',
        encounters: 'kuge',
        calligraphy: 'fasting',
        amulets: 'health',
        dishes: 'udon',
        trees: 1,
        panoramas: [1, 1, 1],
      }),
    ).toBe(12);
    expect(points({})).toBe(0);
  });

  test('[matsuri.suseri.types] achievements and offerings are no type', () => {
    expect(points({ achievements: 'panorama-sea-first', offerings: 3 })).toBe(0);
  });
});

test('[suseri-amulet] an amulet that was used does not count', () => {
  const seats = [{ traveler: 'suseri', at: 52, coins: 0, amulets: 'fortune' }];
  const game = boxed({ players: 3, boxes: MATSURI, seats }).do('use fortune', { die: '0' });
  game.do('travel 54', { meal: 'soba tofu sushi tempura' }).do('eat -');
  expect(game.by(0)).toEqual({});
});

test('[matsuri.suseri.types] her points can be counted again from the collection', () => {
  const seats = [{ traveler: 'suseri', at: 53, coins: 0, amulets: 'health', encounters: 'kuge' }];
  const game = boxed({ players: 3, boxes: MATSURI, seats });
  game.do('travel 54', { meal: 'soba tofu sushi tempura' }).do('eat -');
  expect(game.by(0)).toEqual({ traveler: 2, 'ach-end': 3 });
  expect(recount(game.state, game.seat(0))).toBe(5);
});

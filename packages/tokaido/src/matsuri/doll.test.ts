/** Doll and carp tokens. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../test/box-position.ts';
import { boxed, MATSURI } from '../../test/box-position.ts';

const FOUR = 'dango soba tofu udon';

/** Tango for a traveler who holds something already. */
function carp(more: BoxedStanding) {
  const seats = [
    { traveler: 'kinko', at: 13, ...more },
    { at: 14, place: 1 },
    { at: 14, place: 2 },
  ];
  const game = boxed({ players: 3, boxes: MATSURI, seats }).do('travel 14', { meal: FOUR });
  return game.do('eat -', { festival: 'tango hanabi' }).do('festival tango');
}

describe('what they are', () => {
  test('[doll-carp] small objects in the sets, scored at once', () => {
    expect(carp({}).by(0)).toEqual({ souvenir: 1 });
    expect(carp({ souvenirs: 'haori' }).by(0)).toEqual({ souvenir: 3 });
    expect(carp({ souvenirs: 'haori sumie' }).by(0)).toEqual({ souvenir: 5 });
    expect(carp({ souvenirs: 'haori sumie sake' }).by(0)).toEqual({ souvenir: 7 });
    expect(carp({ souvenirs: 'haori sumie sake', legends: 'ema' }).by(0)).toEqual({ souvenir: 9 });
    expect(carp({ souvenirs: 'gofu haori' }).by(0)).toEqual({ souvenir: 1 });
  });

  test('[doll-carp] later souvenirs are set beside them', () => {
    const seats = [{ at: 7, coins: 5, dolls: 1 }];
    const game = boxed({ players: 3, boxes: MATSURI, seats }).do('travel 8');
    game.do('option souvenirs', { souvenir: 'gofu haori sake' }).do('buy gofu haori');
    expect(game.by(0)).toEqual({ souvenir: 1 + 3 });
  });

  test('[doll-carp] the scripts count them on neither side', () => {
    expect(carp({ legends: 'shodo' }).by(0)).toEqual({ souvenir: 1 });
    const seats = [{ at: 7, coins: 5, dolls: 1 }];
    const game = boxed({ players: 3, boxes: MATSURI, seats }).do('travel 8');
    expect(game.do('option legendary-object').do('legend shodo').by(0)).toEqual({});
  });

  test('[doll-carp] nor does the Collector', () => {
    const seats = [
      { at: 53, dolls: 1, souvenirs: 'gofu' },
      { at: 54, souvenirs: 'haori sake' },
    ];
    const game = boxed({ players: 3, boxes: MATSURI, seats }).do('travel 54', { meal: FOUR }).do('eat -');
    expect([game.has(0).achievements, game.has(1).achievements]).toEqual([[], ['collector']]);
  });

  test('[doll-carp-nostalgia] they are no cards for Suseri', () => {
    const seats = [{ traveler: 'suseri', at: 53, coins: 0, dolls: 1 }];
    const game = boxed({ players: 3, boxes: MATSURI, seats }).do('travel 54', { meal: FOUR }).do('eat -');
    expect(game.by(0)).toEqual({});
  });
});

test('[gender-less] without a tile there is no token, nor for the neutral traveler', () => {
  for (const festival of ['tango', 'hina-matsuri']) {
    const seats = [{ at: 13 }, { at: 14, place: 1 }, { at: 14, place: 2 }];
    const game = boxed({ players: 2, boxes: MATSURI, seats }).do('travel 14', { meal: FOUR });
    game.do('eat -', { festival: `${festival} hanabi` }).do(`festival ${festival}`);
    expect([0, 1].map((seat) => game.owns(seat).dolls)).toEqual([0, 0]);
    expect(game.seat(2).dolls).toBe(0);
  }
});

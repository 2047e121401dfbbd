/** Naiade: panoramas from the end. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, PROMO_TRAVELERS } from '../../../test/box-position.ts';

const artist = (more: BoxedStanding = {}) =>
  boxed({ players: 3, boxes: PROMO_TRAVELERS, seats: [{ traveler: 'naiade', at: 3, ...more }] });

describe('sections', () => {
  test('[promo-travelers.naiade.coins] he starts with 5 coins', () => {
    expect(artist().has(0).coins).toBe(5);
  });

  test('[promo-travelers.naiade.reverse] he takes each panorama from its highest section down', () => {
    for (const [at, to, length] of [
      [3, 4, 3],
      [5, 6, 4],
      [10, 11, 5],
    ] as const) {
      for (let taken = 0; taken < length; taken++) {
        const panoramas = [4, 6, 11].map((space) => (space === to ? taken : 0)) as [number, number, number];
        const game = artist({ at, panoramas }).do(`travel ${to}`);
        expect(game.by(0).panorama).toBe(length - taken);
      }
    }
  });

  test('[naiade-completion] it is complete with section 1, and needs them all', () => {
    const game = artist({ panoramas: [2, 0, 0] }).do('travel 4');
    expect(game.by(0)).toEqual({ panorama: 1, 'ach-panorama': 3 });
    expect(game.has(0).achievements).toEqual(['panorama-paddy-first']);
    expect(artist({ panoramas: [3, 0, 0] }).why('travel 4')).toEqual({
      why: 'panorama-complete',
      panorama: 0,
    });
  });

  test('[promo-travelers.naiade.reverse] from a guide too', () => {
    const game = artist({ at: 2 }).do('travel 3', { encounter: 'annaibito-sea' });
    expect(game.has(0)).toMatchObject({ points: 5, panoramas: [0, 0, 1] });
  });
});

/** Antoine: wins every tie. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { ALL, boxed } from '../../../test/box-position.ts';
import { holds } from '../../../test/festivals.ts';

const end = (...seats: BoxedStanding[]) =>
  boxed({
    players: seats.length,
    boxes: ALL,
    seats: seats.map((seat, i) => ({ at: i === 0 ? 53 : 54, ...seat })),
  })
    .do('travel 54', {
      meal: 'dango soba tofu udon fugu'
        .split(' ')
        .slice(0, seats.length + 1)
        .join(' '),
    })
    .do('eat -');

describe('ties', () => {
  test('[promo-travelers.antoine.coins] he starts with 8 coins', () => {
    expect(boxed({ players: 3, boxes: ALL, seats: [{ traveler: 'antoine', at: 1 }] }).has(0).coins).toBe(8);
  });

  test('[promo-travelers.antoine.ties, antoine-achievement-ties] he alone gets an achievement he is tied for', () => {
    const game = end({ traveler: 'antoine', springs: [1, 0] }, { springs: [0, 1] }, {});
    expect([0, 1].map((seat) => game.has(seat).achievements)).toEqual([['bather'], []]);
    const behind = end({ traveler: 'antoine', springs: [1, 0] }, { springs: [1, 1] }, { springs: [1, 1] });
    expect([0, 1, 2].map((seat) => behind.has(seat).achievements)).toEqual([[], ['bather'], ['bather']]);
  });

  test('[promo-travelers.antoine.ties, antoine-achievement-ties] among donors he takes the rank, those tied with him the next', () => {
    const seats = [
      { traveler: 'antoine', offerings: 4 },
      { offerings: 4 },
      { offerings: 4 },
      { offerings: 1 },
    ];
    const game = end(...seats);
    expect([0, 1, 2, 3].map((seat) => game.by(seat)['donor-rank'])).toEqual([10, 7, 7, 4]);
  });

  test('[promo-travelers.antoine.ties] he wins a tie for the victory', () => {
    const game = end(
      { traveler: 'antoine', points: 20 },
      { points: 20, achievements: 'panorama-sea-first' },
      {},
    );
    expect(game.places()).toEqual([1, 2, 3]);
    expect(end({ traveler: 'kinko', points: 20 }, { points: 20 }, {}).places()).toEqual([1, 1, 3]);
  });

  test('[promo-travelers.antoine.ties] ties at a festival too', () => {
    const tanabata = holds(
      'tanabata',
      [{ traveler: 'antoine', springs: [1, 0] }, { springs: [1, 0] }, {}],
      {},
      {
        boxes: ALL,
      },
    );
    expect([0, 1].map((seat) => tanabata.owns(seat).tokens)).toEqual([2, 0]);
    const lion = holds(
      'shishimai',
      [{ traveler: 'antoine', offerings: 2 }, { offerings: 2 }, {}],
      {},
      { boxes: ALL },
    );
    expect([0, 1].map((seat) => lion.owns(seat).tokens)).toEqual([4, 2]);
  });

  test('[promo-travelers.antoine.ties, antoine-achievement-ties] the sea of O-Fune is his alone, whoever arrived first', () => {
    const ships = (...travelers: string[]) => {
      const seats = travelers.map((traveler) => ({ traveler, panoramas: [0, 0, 4] as const }));
      const game = holds('o-fune-matsuri', seats, {}, { boxes: ALL });
      return travelers.map((_, seat) => game.has(seat).achievements);
    };
    const sea = ['panorama-sea-first'];
    expect(ships('antoine', 'kinko', 'umegae')).toEqual([sea, [], []]);
    expect(ships('kinko', 'umegae', 'antoine')).toEqual([[], [], sea]);
    expect(ships('kinko', 'hirotada', 'umegae')).toEqual([sea, sea, sea]);
  });

  test('[antoine-achievement-ties] where others tie without him, they share as always', () => {
    const seats = [{ traveler: 'antoine' }, { offerings: 2 }, { offerings: 2 }];
    const lion = holds('shishimai', seats, {}, { boxes: ALL });
    expect([0, 1, 2].map((seat) => lion.owns(seat).tokens)).toEqual([0, 4, 4]);
    const bathers = [{ traveler: 'antoine' }, { springs: [1, 0] as const }, { springs: [1, 0] as const }];
    const stars = holds('tanabata', bathers, {}, { boxes: ALL });
    expect([0, 1, 2].map((seat) => stars.owns(seat).tokens)).toEqual([0, 2, 2]);
  });
});

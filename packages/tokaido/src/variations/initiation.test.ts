/** Journey of Initiation: seven coins and no tiles. */

import { expect, test } from 'vitest';
import { Position } from '../../test/position.ts';
import { TRAVELERS } from '../index.ts';

test('[base.initiation.no-tiles] no tiles are dealt: the journey begins at once', () => {
  for (const players of [2, 3, 4, 5]) {
    const line = ['0 1 2', '0 1 2', '0 1 2 3', '0 1 2 3 4'][players - 2];
    const game = Position.begin(players, ['initiation'], { line });
    expect(game.turn).toBe('0 travel');
    for (let seat = 0; seat < players; seat++) expect(TRAVELERS[game.seat(seat).traveler].id).toBe('nobody');
  }
});

test('[base.initiation.seven-coins] everybody starts with 7 coins', () => {
  const game = Position.begin(4, ['initiation'], { line: '3 1 0 2' });
  expect([0, 1, 2, 3].map((seat) => game.seat(seat).coins)).toEqual([7, 7, 7, 7]);
  expect(game.told(-1)).toContainEqual({ type: 'traveler', seat: 2, traveler: 0, coins: 7 });
});

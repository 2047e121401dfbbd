/** Kuge: three coins. */

import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';

test('[base.kuge.three-coins] three coins from the bank', () => {
  const game = position({ players: 3, seats: [{ at: 2, coins: 1 }] }).do('travel 3', { encounter: 'kuge' });
  expect(game.has(0)).toMatchObject({ points: 0, coins: 4, encounters: ['kuge'] });
  expect(game.told(-1)).toContainEqual({ type: 'coins', seat: 0, coins: 3, from: 'kuge' });
});

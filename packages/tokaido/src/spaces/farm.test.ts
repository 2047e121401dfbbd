/** The farm: three coins, and no limit to a purse. */

import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';

test('[base.farm.three-coins] three coins from the bank', () => {
  const game = position({ players: 3, seats: [{ at: 6, coins: 0 }] }).do('travel 7');
  expect(game.has(0)).toMatchObject({ coins: 3, points: 0 });
  expect(game.told(-1)).toContainEqual({ type: 'coins', seat: 0, coins: 3, from: 'farm' });
});

test('[base.farm.no-limit, coins-unlimited] neither the purse nor the bank of 50 coins is limited', () => {
  const game = position({ players: 3, seats: [{ at: 6, coins: 49 }, { coins: 30 }] }).do('travel 7');
  expect(game.has(0).coins).toBe(52);
});

/** Foresight: coins left at the end. */

import { expect, test } from 'vitest';
import { boxed } from '../../../test/box-position.ts';

test('[crossroads.foresight.points] two points for each coin left', () => {
  for (const [coins, points] of [
    [0, 0],
    [1, 2],
    [7, 14],
  ]) {
    const game = boxed({ players: 3, seats: [{ at: 53, coins, calligraphy: 'foresight' }] });
    game.do('travel 54', { meal: 'dango soba tofu udon' }).do('eat -');
    expect(game.by(0).calligraphy ?? 0).toBe(points);
  }
});

test('[crossroads.foresight.points] after the last meal is paid', () => {
  const game = boxed({ players: 3, seats: [{ at: 53, coins: 3, calligraphy: 'foresight' }] });
  game.do('travel 54', { meal: 'dango soba tofu udon' }).do('eat soba');
  expect(game.by(0).calligraphy).toBe(2);
});

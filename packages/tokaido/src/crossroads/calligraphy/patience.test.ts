/** Patience: late at the last inn. */

import { expect, test } from 'vitest';
import { boxed } from '../../../test/box-position.ts';

/** Arrives at the last inn as the n-th of four; the others follow, eating nothing. */
function points(place: number): number {
  const at = [50, 51, 52, 53];
  const order = [place - 1, ...[0, 1, 2, 3].filter((i) => i !== place - 1)];
  const seats = order.map((i, seat) => ({ at: at[i], ...(seat === 0 ? { calligraphy: 'patience' } : {}) }));
  const game = boxed({ players: 4, seats });
  game.do('travel 54', { meal: 'dango soba tofu udon fugu' }).do('eat -');
  for (let i = 0; i < 3; i++) game.do('travel 54').do('eat -');
  expect(game.seat(0).place).toBe(place);
  return game.by(0).calligraphy;
}

test('[crossroads.patience.points] six for the last, four for the last but one, two for the others', () => {
  expect([1, 2, 3, 4].map(points)).toEqual([2, 2, 4, 6]);
});

test('[patience-two-players] the neutral traveler arrives like any other', () => {
  for (const [neutral, worth] of [
    [53, 4],
    [54, 6],
  ] as const) {
    const seats = [{ at: 52, coins: 0, calligraphy: 'patience' }, { at: 54 }, { at: neutral }];
    const game = boxed({ players: 2, seats }).do('travel 54', { meal: 'dango soba tofu udon' }).do('eat -');
    if (neutral === 53) game.do('travel 54', { discard: 'dango' });
    expect(game.by(0).calligraphy).toBe(worth);
  }
});

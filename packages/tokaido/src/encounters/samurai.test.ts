/** Samurai: three points. */

import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';

test('[base.samurai.three-points] three points at once, under their own source', () => {
  const game = position({ players: 3, seats: [{ at: 2 }] }).do('travel 3', { encounter: 'samurai' });
  expect(game.has(0)).toMatchObject({ points: 3, coins: 7, encounters: ['samurai'] });
  expect(game.by(0)).toEqual({ encounter: 3 });
});

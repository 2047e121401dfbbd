/** Perfection: achievements and calligraphy. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

function points(more: BoxedStanding): number {
  const seats = [
    { at: 53, coins: 0, calligraphy: 'perfection', ...more },
    { at: 54, encounters: 'kuge kuge' },
  ];
  const game = boxed({ players: 3, seats });
  game.do('travel 54', { meal: 'dango soba tofu udon' }).do('eat -');
  return game.by(0).calligraphy;
}

test('[crossroads.perfection.itself] alone it is worth a point', () => {
  expect(points({})).toBe(1);
});

test('[crossroads.perfection.points] two for each achievement, one for each calligraphy', () => {
  expect(points({ achievements: 'panorama-sea-first panorama-paddy-first' })).toBe(2 * 2 + 1);
  expect(points({ springs: [1, 0] })).toBe(2 + 1);
  const both = points({ calligraphy: 'perfection foresight' });
  expect(both).toBe(2 * 1 + 2);
});

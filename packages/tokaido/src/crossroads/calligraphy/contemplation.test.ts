/** Contemplation: complete panoramas and cherry trees. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

function points(more: BoxedStanding): number {
  const game = boxed({ players: 3, seats: [{ at: 53, calligraphy: 'contemplation', ...more }] });
  game.do('travel 54', { meal: 'dango soba tofu udon' }).do('eat -');
  return game.by(0).calligraphy ?? 0;
}

test('[crossroads.contemplation.points] three for each complete panorama', () => {
  expect(points({ panoramas: [3, 0, 0] })).toBe(3);
  expect(points({ panoramas: [3, 4, 5] })).toBe(9);
  expect(points({ panoramas: [2, 3, 4] })).toBe(0);
});

test('[crossroads.contemplation.points] one for each cherry tree', () => {
  expect(points({ trees: 4 })).toBe(4);
  expect(points({ trees: 2, panoramas: [0, 4, 1] })).toBe(5);
});

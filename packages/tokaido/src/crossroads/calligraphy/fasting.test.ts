/** Fasting: meals not eaten. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

function points(dishes: string, more: BoxedStanding = {}): number {
  const game = boxed({ players: 3, seats: [{ at: 53, dishes, calligraphy: 'fasting', ...more }] });
  game.do('travel 54', { meal: 'dango dango dango misoshiru' }).do('eat -');
  return game.by(0).calligraphy ?? 0;
}

test('[crossroads.fasting.points] three for each meal missing of four', () => {
  expect(points('')).toBe(12);
  expect(points('soba tofu')).toBe(6);
  expect(points('soba tofu udon fugu')).toBe(0);
});

test('[crossroads.fasting.points] more than four meals take nothing away', () => {
  expect(points('soba tofu udon fugu unagi')).toBe(0);
});

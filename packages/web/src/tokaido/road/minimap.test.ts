/** Pawns on the line of the journey. */

import { expect, test } from 'vitest';
import { spread } from './minimap.tsx';

const gaps = (places: readonly number[]) => places.slice(1).map((place, i) => place - places[i]!);

test('those who stand apart stay where they are', () => {
  expect(spread([10, 40, 90])).toEqual([10, 40, 90]);
});

test('those who stand together are told apart, in their order', () => {
  for (const gap of gaps(spread([10, 10, 10.5, 11]))) expect(gap).toBeGreaterThan(3);
});

test('nobody is pushed past the end of the road', () => {
  const moved = spread([100, 100, 100, 100, 100]);
  expect(moved.at(-1)).toBe(100);
  for (const gap of gaps(moved)) expect(gap).toBeGreaterThan(3);
});

/** Who won, and how it is told. */

import type { Score } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import { outcomeOf, ranked } from './ranking.ts';

const score = (seat: number, points: number, place: number): Score => ({ seat, points, place, by: {} });

test('best first, equals by seat', () => {
  expect(ranked([score(0, 50, 3), score(1, 60, 1), score(2, 60, 1)]).map(({ seat }) => seat)).toEqual([
    1, 2, 0,
  ]);
});

test('a clear winner, by the distance to the next in points', () => {
  expect(outcomeOf([score(0, 70, 2), score(1, 84, 1), score(2, 82, 2)])).toEqual({
    kind: 'wins',
    seat: 1,
    by: 2,
  });
});

test('equal points: achievements decide, or the place is shared', () => {
  expect(outcomeOf([score(0, 80, 2), score(1, 80, 1)])).toEqual({ kind: 'ahead', seat: 1 });
  expect(outcomeOf([score(0, 80, 1), score(1, 80, 1), score(2, 9, 3)])).toEqual({
    kind: 'shared',
    seats: [0, 1],
  });
  expect(outcomeOf([])).toBeNull();
});

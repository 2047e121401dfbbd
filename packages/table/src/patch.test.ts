/** Differences of plain data: whatever two values are, the patch of one makes the other. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPatch, diff } from './patch.ts';

it('makes any value of any other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(applyPatch(before, diff(before, after))).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

it('is empty for equal values and short for a small change', () => {
  const view = {
    seats: [
      { coins: 3, by: [0, 1] },
      { coins: 5, by: [2, 0] },
    ],
    frames: [1, 2],
  };
  expect(diff(view, structuredClone(view))).toEqual([]);
  const after = structuredClone(view);
  after.seats[1]!.coins = 4;
  after.seats[1]!.by[0] = 3;
  expect(diff(view, after)).toEqual([
    [['seats', 1, 'coins'], 4],
    [
      ['seats', 1, 'by'],
      [3, 0],
    ],
  ]);
  expect(applyPatch(view, diff(view, after))).toEqual(after);
  expect(view.seats[1]!.coins).toBe(5);
});

it('refuses a patch that does not fit', () => {
  expect(() => applyPatch({ a: 1 }, [[['b', 0], 2]])).toThrow('does not fit');
  expect(() => applyPatch([], [[['__proto__', 'x'], 2]])).toThrow('does not fit');
});

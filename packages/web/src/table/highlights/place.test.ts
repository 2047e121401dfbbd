/** Where a card hangs. */

import { expect, test } from 'vitest';
import { GAP, placeOf, type Side } from './place.ts';

const AREA = { left: 12, top: 12, right: 788, bottom: 588 };
const SIZE = { width: 300, height: 200 };
const ALL: readonly Side[] = ['below', 'above', 'right', 'left'];
const at = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 });
const hang = (x: number, y: number, sides = ALL) => placeOf({ area: AREA, anchor: at(x, y), sides, ...SIZE });

test('hangs below its anchor, the notch in the middle of it', () => {
  const { side, top, left, notch } = hang(400, 100);
  expect([side, top, left + notch]).toEqual(['below', 120 + GAP, 400]);
});

test('goes above where there is no room below, and beside where there is neither', () => {
  expect(hang(400, 500).side).toBe('above');
  const low = { ...AREA, bottom: 300 };
  expect(placeOf({ area: low, anchor: at(100, 150), sides: ALL, ...SIZE }).side).toBe('right');
  expect(placeOf({ area: low, anchor: at(700, 150), sides: ALL, ...SIZE }).side).toBe('left');
});

test('stays inside its area, and points at an anchor near the edge', () => {
  const { left, top, notch, side } = hang(40, 30, ['right']);
  expect(side).toBe('right');
  expect([left, top]).toEqual([60 + GAP, AREA.top]);
  expect(top + notch).toBe(30);
});

test('stands in the middle and points nowhere without an anchor, or where no side has room', () => {
  const middle = { left: 250, top: 200, side: null };
  expect(placeOf({ area: AREA, anchor: null, sides: ALL, ...SIZE })).toMatchObject(middle);
  expect(hang(700, 300, ['right'])).toMatchObject(middle);
});

/** Bubbles hang at their tiles, in the window, and not over one another. */

import { expect, test } from 'vitest';
import { bubblePlace } from './bubble-place.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const bubble = { width: 200, height: 44 };

test('under a tile of the strip on a phone, and never over the edge', () => {
  for (const left of [8, 82, 160, 234, 312]) {
    const place = bubblePlace({ left, top: 58, width: 70, height: 66 }, bubble, PHONE, []);
    expect(place).toMatchObject({ side: 'below', top: 133 });
    expect(place.left).toBeGreaterThanOrEqual(8);
    expect(place.left + bubble.width).toBeLessThanOrEqual(382);
  }
});

test('beside a tile that stands at the edge of a wide window', () => {
  const right = bubblePlace({ left: 1144, top: 88, width: 272, height: 70 }, bubble, DESKTOP, []);
  expect(right).toEqual({ side: 'left', left: 935, top: 101 });
  const left = bubblePlace({ left: 12, top: 56, width: 240, height: 68 }, bubble, DESKTOP, []);
  expect(left).toEqual({ side: 'right', left: 261, top: 68 });
});

test('above a tile at the foot, and in sight of one that was scrolled away', () => {
  const foot = bubblePlace({ left: 16, top: 780, width: 358, height: 50 }, bubble, PHONE, []);
  expect(foot).toMatchObject({ side: 'above', top: 727 });
  const far = bubblePlace({ left: 16, top: 2_000, width: 358, height: 50 }, bubble, PHONE, []);
  expect(far.top).toBe(844 - 44 - 8);
});

test('one below the other where two would meet, and under the head where there is no tile', () => {
  const tile = { left: 82, top: 58, width: 70, height: 66 };
  const first = bubblePlace(tile, bubble, PHONE, []);
  const second = bubblePlace({ ...tile, left: 160 }, bubble, PHONE, [{ ...bubble, ...first }]);
  expect(second.top).toBe(first.top + 44 + 9);
  expect(bubblePlace(null, bubble, PHONE, [])).toMatchObject({ side: 'loose', left: 95 });
});

import { expect, test } from 'vitest';
import { motionOf } from './pace.ts';

test('a line takes as long as its longest motion, by the times of the design', () => {
  expect(motionOf({ events: [] }, 1)).toBe(220);
  expect(motionOf({ events: [] }, 14)).toBe(600);
  expect(motionOf({ events: [{ type: 'panorama', seat: 1, kind: 0, section: 1 }] }, 2)).toBe(420);
  expect(motionOf({ events: [] }, 0)).toBe(0);
});

/** The road goes through every stop. */

import { expect, test } from 'vitest';
import { readPath } from '../../scripts/path.ts';
import { type Point, roadLine } from './road-line.ts';

test('the line passes all points in order, smoothly', () => {
  const points: readonly Point[] = [
    [10, 0],
    [40, 30],
    [20, 60],
    [30, 90],
  ];
  const steps = readPath(roadLine(points));
  expect(steps.map(({ letter }) => letter).join('')).toBe('MCCC');
  expect(steps.map(({ numbers }) => numbers.slice(-2))).toEqual(points);
  // Where two pieces meet, the handles lie on one line through the point.
  const [, first, second] = steps;
  const into: [number, number] = [40 - first!.numbers[2]!, 30 - first!.numbers[3]!];
  const out: [number, number] = [second!.numbers[0]! - 40, second!.numbers[1]! - 30];
  expect(Math.abs(into[0] * out[1] - into[1] * out[0])).toBeLessThan(1.5);
});

test('no stops, no road; one stop, one place', () => {
  expect(roadLine([])).toBe('');
  expect(roadLine([[3, 4]])).toBe('M3 4');
});

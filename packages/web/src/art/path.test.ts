/** Shorter path data must lead to the same places. */

import { expect, test } from 'vitest';
import { readPath, shortPath } from '../../scripts/path.ts';

/** Where each step of a path ends. */
function ends(data: string): [number, number][] {
  let [x, y, bx, by] = [0, 0, 0, 0];
  return readPath(data).map(({ letter, numbers }) => {
    const [dx, dy] = letter === letter.toUpperCase() ? [0, 0] : [x, y];
    const capital = letter.toUpperCase();
    if (capital === 'Z') [x, y] = [bx, by];
    else if (capital === 'H') x = numbers[0]! + dx;
    else if (capital === 'V') y = numbers[0]! + dy;
    else [x, y] = [numbers.at(-2)! + dx, numbers.at(-1)! + dy];
    if (capital === 'M') [bx, by] = [x, y];
    return [x, y];
  });
}

const PATHS = [
  'M48 12 26 38.5M48 12 41 40M48 12 55 40',
  'M5 5.5Q24 4 43 5.5 44 24 43 42.5 24 44 5 42.5 4 24 5 5.5z',
  'm3.26 2.04h10.5v-4.25l-2-.5.5.25z',
  'M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20zM8.2 8.2V15.8H15.8V8.2z',
  'M14.5 25.5C6 31 12 38 24 38S42 31 33.5 25.5T1-2zl5 5',
];

test.each(PATHS)('the short form of %s ends every step where the long one does', (path) => {
  const short = shortPath(path, 1);
  expect(short.length).toBeLessThanOrEqual(path.length);
  const [before, after] = [ends(path), ends(short)];
  expect(after).toHaveLength(before.length);
  for (const [i, [x, y]] of before.entries()) {
    expect(Math.abs(after[i]![0] - x)).toBeLessThanOrEqual(0.051);
    expect(Math.abs(after[i]![1] - y)).toBeLessThanOrEqual(0.051);
  }
});

test('rounding does not add up along a path', () => {
  const long = `M0 0${'l.4 0'.repeat(50)}`;
  const [x] = ends(shortPath(long, 0)).at(-1)!;
  expect(x).toBe(20);
});

test('arc flags may stand without space', () => {
  expect(readPath('M0 0a5 5 0 1110 0')).toEqual([
    { letter: 'M', numbers: [0, 0] },
    { letter: 'a', numbers: [5, 5, 0, 1, 1, 10, 0] },
  ]);
});

test('data that is not whole is named', () => {
  expect(() => readPath('M0 0Q1 1 2')).toThrow(/number is missing/);
  expect(() => readPath('M0 0X1')).toThrow(/unknown letter "X"/);
});

/** The chart of chances: on the axis of the bar, within its frame, and every line with a sign. */

import { describe, expect, it } from 'vitest';
import { INSET, lineOf, positionAt, signPlaces, xAt, yAt } from './chart-shape.ts';

const size = { width: 324, height: 150, top: 20, foot: 10 };

describe('the x axis', () => {
  it('begins and ends where the handle of the bar does', () => {
    expect(xAt(0, 100, 324)).toBe(INSET);
    expect(xAt(100, 100, 324)).toBe(324 - INSET);
    expect(xAt(50, 100, 324)).toBe(162);
  });

  it('is read back from a touch, also beyond its ends', () => {
    for (const position of [0, 1, 37, 99, 100])
      expect(positionAt(xAt(position, 100, 324), 100, 324)).toBe(position);
    expect(positionAt(-5, 100, 324)).toBe(0);
    expect(positionAt(400, 100, 324)).toBe(100);
  });
});

describe('a line', () => {
  it('goes from position to position', () => {
    expect(yAt(1, size)).toBe(20);
    expect(yAt(0, size)).toBe(140);
    const path = lineOf(
      [
        [0.5, 0.5],
        [1, 0],
      ],
      0,
      3,
      size,
    );
    expect(path).toBe('M12.0 80.0L112.0 20.0');
  });

  it('is empty before anything is known', () => {
    expect(lineOf([], 0, 10, size)).toBe('');
  });
});

describe('the signs of the seats', () => {
  it('stand apart, each within the game', () => {
    const chances = Array.from({ length: 90 }, (_, i) => [0.25 + i / 400, 0.25, 0.25, 0.25 - i / 400]);
    const places = signPlaces(chances, 4);
    expect(new Set(places).size).toBe(4);
    for (const place of places) expect(chances[place]).toBeDefined();
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it('are somewhere in a game of two positions', () => {
    expect(
      signPlaces(
        [
          [0.5, 0.5],
          [0.6, 0.4],
        ],
        2,
      ).every((place) => place === 0 || place === 1),
    ).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { boxesOf, placeOf } from './results.ts';

describe('the boxes of a game', () => {
  it.each([
    ['players=4', []],
    ['players=4 boxes=', []],
    ['players=4 boxes=none', []],
    ['players=3 boxes=crossroads variations=return-trip', ['crossroads']],
    ['boxes=crossroads,matsuri players=5', ['crossroads', 'matsuri']],
  ])('"%s"', (options, boxes) => {
    expect(boxesOf(options)).toEqual(boxes);
  });
});

describe('the place of a seat', () => {
  it('counts those who have more', () => {
    expect([0, 1, 2, 3].map((seat) => placeOf([50, 61, 48, 50], seat).place)).toEqual([2, 1, 4, 2]);
  });

  it('is the first where nobody has anything', () => {
    expect(placeOf([], 0)).toEqual({ place: 1, players: 0 });
  });
});

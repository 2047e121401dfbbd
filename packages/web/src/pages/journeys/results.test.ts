import { describe, expect, it } from 'vitest';
import { boardOf, boxesOf, placeOf } from './results.ts';

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

describe('the board of a game', () => {
  it.each([
    ['board=reconstructed-1 first=drawn', []],
    ['board=island-2 hash=abc first=purple', ['island-2']],
  ])('"%s"', (options, boards) => {
    expect(boardOf(options)).toEqual(boards);
  });
});

describe('the place of a seat', () => {
  it('is the one that was counted, where achievements have parted equals', () => {
    const game = { points: [61, 61, 48], places: [2, 1, 3] };
    expect([0, 1, 2].map((seat) => placeOf(game, seat).place)).toEqual([2, 1, 3]);
  });

  it('counts those who have more, in a row of an older edition', () => {
    const game = { points: [50, 61, 48, 50] };
    expect([0, 1, 2, 3].map((seat) => placeOf(game, seat).place)).toEqual([2, 1, 4, 2]);
  });

  it('is the first where nobody has anything', () => {
    expect(placeOf({ points: [] }, 0)).toEqual({ place: 1, players: 0 });
  });
});

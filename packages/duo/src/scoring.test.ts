import { expect, test } from 'vitest';
import type { Side } from '../test/table.ts';
import { Table } from '../test/table.ts';
import { RECONSTRUCTED } from './data/board.ts';
import { createDuo } from './game.ts';

test('[R28] product of the pegs, number over the slabs, number under the gifts; leftovers count nothing', () => {
  const t = new Table({
    purple: { temple: 4, garden: 3, slabs: 2, gifted: 1, coins: 9, wares: '5 kimono', tiles: 'moon moon' },
  });
  expect(t.game.scores(t.state)[0]).toMatchObject({
    points: 25,
    by: { pilgrim: 12, merchant: 11, artist: 2 },
  });
  expect(t.game.scores(t.state)[1]).toMatchObject({ points: 1, by: { pilgrim: 1, merchant: 0, artist: 0 } });
});

test('[R29] a tie goes to whoever has more coins, slabs left out; else the victory is shared', () => {
  const result = (purple: Side, green: Side) => {
    const t = new Table({ purple, green });
    const scores = t.game.scores(t.state);
    return { points: scores.map(({ points }) => points), places: scores.map(({ place }) => place) };
  };
  // Two slabs and 1 × 1, or one slab and 7 × 1.
  const slabs = { slabs: 2 };
  const temples = { slabs: 1, temple: 7 };
  expect(result({ ...slabs, coins: 0 }, { ...temples, coins: 1 })).toEqual({
    points: [12, 12],
    places: [2, 1],
  });
  expect(result({ ...slabs, coins: 5 }, { ...temples, coins: 4 })).toEqual({
    points: [12, 12],
    places: [1, 2],
  });
  expect(result({ ...slabs, coins: 4 }, { ...temples, coins: 4 })).toEqual({
    points: [12, 12],
    places: [1, 1],
  });
  // Coins decide ties only.
  expect(result({ coins: 9 }, { slabs: 1 })).toEqual({ points: [1, 6], places: [2, 1] });
});

test('the tracks are those of the board', () => {
  const game = createDuo({
    ...RECONSTRUCTED,
    id: 'other-gifts',
    gifts: [0, 1, 2, 4, 7, 11, 18, 22, 30, 36, 44],
  });
  const tiles = 'moon moon moon waterfall waterfall waterfall mountain mountain bamboo bamboo';
  const t = new Table({ ending: 'art', purple: { tiles, gifted: 10 } }, game);
  expect(game.scores(t.state)[0].by.artist).toBe(44);
});

import { expect, test } from 'vitest';
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

test('[R29] a tie goes to the richer, slabs counted at ten coins; else the victory is shared', () => {
  const places = (purple: object, green: object) =>
    new Table({ purple, green }).game.scores(new Table({ purple, green }).state).map(({ place }) => place);
  // 11 points each: two slabs, or one slab and 2 × 3.
  const tied = { temple: 2, garden: 3, slabs: 1 };
  expect(places({ slabs: 1, temple: 2, garden: 3, coins: 9 }, { ...tied, coins: 3 })).toEqual([1, 2]);
  // 12 = 1 + 11 with 20 coins' worth of slabs beats 12 = 2 × 1 + 5 × … with 19.
  expect(places({ slabs: 2, coins: 0 }, { slabs: 1, temple: 7, coins: 9 })).toEqual([1, 2]);
  expect(places({ ...tied, coins: 3 }, { ...tied, coins: 3 })).toEqual([1, 1]);
  expect(places({ coins: 9 }, { slabs: 1 })).toEqual([2, 1]);
});

test('the tracks are those of the board', () => {
  const game = createDuo({
    ...RECONSTRUCTED,
    id: 'other-gifts',
    gifts: [0, 1, 2, 4, 7, 11, 18, 22, 30, 36, 44],
  });
  const t = new Table({ purple: { gifted: 10 } }, game);
  expect(game.scores(t.state)[0].by.artist).toBe(44);
});

import { expect, test } from 'vitest';
import { Table } from '../test/table.ts';

test('[R13] ten coins become a slab at once, wherever they come from, and again while they can', () => {
  const t = new Table({
    dice: [1, 1, 1],
    purple: { pilgrim: 's02', coins: 7 },
    boutiques: { c1: 'fan-4' },
  });
  t.play('pilgrim s03', 'visit');
  expect([t.purple.slabs, t.purple.coins]).toEqual([1, 1]);

  const sale = new Table({
    dice: [1, 1, 1],
    waves: { crafty: 'purple' },
    purple: { merchant: 'm1', pilgrim: 's05', wares: '5 kimono', coins: 6 },
    boutiques: { c0: 'kimono-4' },
  });
  sale.play('merchant c0', 'sell 5 kimono crafty 5');
  expect([sale.purple.slabs, sale.purple.coins]).toEqual([3, 1]);
});

test('[R14] after the sixth slab coins stay coins', () => {
  const t = new Table({
    dice: [1, 1, 1],
    purple: { merchant: 'm1', pilgrim: 's05', wares: '5 kimono', slabs: 5, coins: 9 },
    boutiques: { c0: 'kimono-4' },
  });
  t.play('merchant c0', 'sell 5 kimono');
  expect([t.purple.slabs, t.purple.coins]).toEqual([6, 19]);
  expect(t.game.scores(t.state)[0].by.merchant).toBe(45);
});

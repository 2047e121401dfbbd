import { Actions } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { Table } from '../test/table.ts';
import type { Board } from './data/board.ts';
import { RECONSTRUCTED } from './data/board.ts';
import { MERCHANT, WARE_COUNTS, WARE_LIMIT, WARES } from './data/components.ts';
import { createDuo } from './game.ts';
import { AT, inBag, rowAt, SEAT_AT } from './state.ts';

test('[R08] the Merchant goes the full distance, to any town at that distance that is not occupied', () => {
  const t = new Table({
    dice: [1, 2, 1],
    purple: { merchant: 'm2', pilgrim: 's06' },
    green: { merchant: 'c5' },
  });
  // c2 and c5 hold characters.
  expect(t.legal('merchant')).toEqual(['merchant c0', 'merchant c7', 'merchant m4']);
  expect(t.why('merchant c2')).toEqual({ why: 'occupied', by: 0 });
  expect(t.why('merchant c5')).toEqual({ why: 'occupied', by: 1 });
  expect(t.why('merchant m3')).toEqual({ why: 'wrong-distance', die: 2, to: [0, 7, 11] });
  expect(t.why('merchant m2')).toEqual({ why: 'revisited' });
});

test("[R08] the player's own Pilgrim closes a town as well", () => {
  const t = new Table({ dice: [1, 1, 1], purple: { merchant: 'm1', pilgrim: 's00' } });
  expect(t.legal('merchant')).toEqual(['merchant c7', 'merchant m2']);
});

test('[R09] a blocked Merchant stays and does nothing; the die is spent and may be chosen freely', () => {
  const t = new Table({
    dice: [1, 3, 1],
    purple: { merchant: 'm2', pilgrim: 's09' },
    green: { pilgrim: 's12' },
  });
  expect(t.legal('merchant')).toEqual(['merchant stay']);
  t.play('merchant stay');
  expect(t.events).toContainEqual({ type: 'blocked', seat: 0 });
  expect([t.turn, t.decision, t.purple.merchant]).toEqual([1, 'die', 9]);
  expect(t.legal('merchant')).toEqual([]);
});

/** c0 has two routes here, so that a way leads through it. */
const THROUGH_COAST: Board = {
  ...RECONSTRUCTED,
  id: 'through-coast',
  routes: [
    { from: 'c0', to: 'm1', between: ['a0', 'a7'] },
    { from: 'c7', to: 'm1', between: ['a0', 'a7'] },
    { from: 'c0', to: 'm2', between: ['a1', 'a7'] },
    ...RECONSTRUCTED.routes.filter(({ from, to }) => from !== 'm1' && to !== 'm1'),
  ],
};

test('[R10] an occupied coastal town is closed to passing too; mountain towns never close', () => {
  const game = createDuo(THROUGH_COAST);
  const open = new Table({ dice: [1, 2, 1], purple: { merchant: 'm1' } }, game);
  expect(open.legal('merchant')).toEqual(['merchant m2']);
  const closed = new Table({ dice: [1, 2, 1], purple: { merchant: 'm1' }, green: { pilgrim: 's00' } }, game);
  expect(closed.legal('merchant')).toEqual(['merchant stay']);
  const shared = new Table({ dice: [1, 1, 1], purple: { merchant: 'm2' }, green: { merchant: 'm3' } });
  expect(shared.legal('merchant m3')).toEqual(['merchant m3']);
  const first = new Table({ dice: [1, 1, 1], purple: { merchant: 'm2' }, green: { merchant: 'm1' } });
  expect(first.legal('merchant m1')).toEqual(['merchant m1']);
  const passed = new Table({ dice: [1, 2, 1], purple: { merchant: 'm2' }, green: { merchant: 'm3' } });
  expect(passed.legal('merchant m4')).toEqual(['merchant m4']);
});

const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0);

/** How many wares `keep 2 kimono 3 fan` keeps. */
const size = (words: string) => sum((words.match(/\d/g) ?? []).map(Number));

/** All ways to have at most `limit` things with at most so many of each kind; the last kind varies first. */
function splits(counts: readonly number[], limit: number): number[][] {
  let all: number[][] = [[]];
  for (const count of counts) {
    const each = Array.from({ length: count + 1 }, (_, n) => n);
    all = all.flatMap((split) => each.map((n) => [...split, n]));
  }
  return all.filter((split) => sum(split) <= limit);
}

/** Every set of at most `limit` of these wares, in words. */
function allSets(counts: readonly number[], limit: number): string[] {
  return splits(counts, limit).map((split) => {
    const words = split.flatMap((n, kind) => (n === 0 ? [] : [`${n} ${WARES[kind]}`]));
    return words.length === 0 ? 'keep -' : `keep ${words.join(' ')}`;
  });
}

/** How many such sets there are. */
function countSets([count, ...others]: readonly number[], limit: number): number {
  if (count === undefined) return 1;
  const each = Array.from({ length: Math.min(count, limit) + 1 }, (_, n) => countSets(others, limit - n));
  return sum(each);
}

describe('[R11] drawing wares', () => {
  test('takes the printed number', () => {
    const t = new Table({ dice: [1, 1, 1], purple: { merchant: 'm3' }, chance: 'fan fan kimono doll' });
    t.play('merchant m4');
    expect(t.legal()).toEqual(['pass', 'draw 4']);
    expect(t.why('draw 3')).toEqual({ why: 'number', least: 4, most: 4 });
    t.play('draw 4');
    expect(t.wares(0)).toEqual([1, 0, 1, 2]);
    expect(t.decision).toBe('die');
  });

  test('may pass 5 for a moment; then any of the old and new stay, 5 at most, even none', () => {
    const t = new Table({
      dice: [1, 1, 1],
      purple: { merchant: 'm1', wares: '4 fan' },
      chance: 'kimono kimono doll',
    });
    t.play('merchant m2', 'draw 3');
    expect(t.decision).toBe('keep');
    expect(t.legal()).toEqual(allSets([2, 0, 1, 4], 5));
    expect(t.legal()).toContain('keep -');
    expect(t.legal().filter((words) => size(words) === 5)).toEqual([
      'keep 1 doll 4 fan',
      'keep 1 kimono 4 fan',
      'keep 1 kimono 1 doll 3 fan',
      'keep 2 kimono 3 fan',
      'keep 2 kimono 1 doll 2 fan',
    ]);
    expect(t.why('keep 3 kimono 2 fan')).toEqual({ why: 'wares', have: 2 });
    expect(t.why('keep 2 kimono 4 fan')).toEqual({ why: 'number', least: 0, most: 5 });
    expect(t.why('pass')).toEqual({ why: 'other-decision' });
    t.play('keep 2 kimono 1 doll 2 fan');
    expect(t.wares(0)).toEqual([2, 0, 1, 2]);
    expect(t.events).toContainEqual({ type: 'returned', seat: 0, wares: [0, 0, 0, 2] });
  });

  test('with Robust one more, and room for 6', () => {
    const t = new Table({
      dice: [1, 1, 1],
      waves: { robust: 'purple' },
      purple: { merchant: 'm1', wares: '3 fan' },
      chance: 'fan kimono fan kimono',
    });
    t.play('merchant m2');
    expect(t.legal()).toEqual(['pass', 'draw 3', 'draw 4']);
    expect(t.why('draw 5')).toEqual({ why: 'number', least: 3, most: 4 });
    t.play('draw 4');
    expect(t.legal()).toEqual(allSets([2, 0, 0, 5], 6));
    t.play('keep 2 kimono 4 fan');
    expect(t.wares(0)).toEqual([2, 0, 0, 4]);
  });

  test('fewer than fit may be kept, and the rest goes back into the bag', () => {
    const t = new Table({
      dice: [1, 1, 1],
      purple: { merchant: 'm1', wares: '4 fan', tiles: 'moon bamboo' },
      chance: 'kimono kimono doll',
    });
    t.play('merchant m2', 'draw 3', 'keep 2 kimono');
    expect(t.tiles(0)).toEqual(['moon', 'bamboo']);
    expect(t.wares(0)).toEqual([2, 0, 0, 0]);
    expect(t.events).toContainEqual({ type: 'returned', seat: 0, wares: [0, 0, 1, 4] });
    expect([0, 1, 2, 3].map((ware) => inBag(t.state, ware))).toEqual([3, 6, 7, 8]);
  });

  test('nothing is asked about wares that fit: five, or six with Robust', () => {
    const five = new Table({ dice: [1, 1, 1], purple: { merchant: 'm1', wares: '2 fan' } });
    five.play('merchant m2', 'draw 3');
    expect([five.turn, sum(five.wares(0))]).toEqual([1, 5]);
    const six = new Table({
      dice: [1, 1, 1],
      waves: { robust: 'purple' },
      purple: { merchant: 'm1', wares: '3 fan' },
    });
    six.play('merchant m2', 'draw 3');
    expect([six.turn, sum(six.wares(0))]).toEqual([1, 6]);
    const without = new Table({ dice: [1, 1, 1], purple: { merchant: 'm1', wares: '3 fan' } });
    without.play('merchant m2', 'draw 3');
    expect([without.turn, without.decision, sum(without.wares(0))]).toEqual([0, 'keep', 6]);
    const mixed = new Table({
      dice: [1, 1, 1],
      purple: { merchant: 'm1', wares: '1 kimono 2 pottery' },
      chance: 'pottery doll fan',
    });
    mixed.play('merchant m2', 'draw 3');
    expect([mixed.decision, mixed.wares(0)]).toEqual(['keep', [1, 3, 1, 1]]);
  });

  test('whatever was drawn, the sets to keep are far fewer than a list of actions holds', () => {
    const t = new Table({ dice: [1, 1, 1], purple: { merchant: 'm1', wares: '5 fan' } });
    t.play('merchant m2', 'draw 3');
    expect(t.decision).toBe('keep');
    const out = new Actions();
    const most = [WARE_LIMIT, WARE_LIMIT + 1].map((limit, side) => {
      t.state.m[AT.waveSides + MERCHANT] = side;
      t.state.m[AT.waveHolders + MERCHANT] = 1;
      // A full board, and a draw in the best town: 9 wares, or 11 with Robust.
      const stocks = splits(WARE_COUNTS, limit + 4 + side).filter((counts) => sum(counts) > limit);
      const sizes = stocks.map((counts) => {
        for (const [kind, count] of counts.entries()) t.state.m[rowAt(SEAT_AT.wares, 0) + kind] = count;
        return t.game.legal(t.state, out);
      });
      expect(sizes).toEqual(stocks.map((counts) => countSets(counts, limit)));
      return Math.max(...sizes);
    });
    expect(Math.max(...most)).toBeLessThan(out.list.length / 2);
    expect(most).toEqual([76, 130]);
  });

  test('wares of equal kind are drawn from what nobody stores', () => {
    const t = new Table({
      dice: [1, 1, 1],
      purple: { merchant: 'm1', wares: '3 kimono' },
      green: { wares: '2 kimono' },
      chance: 'kimono',
    });
    t.play('merchant m2');
    expect(() => t.play('draw 3')).toThrow('kimono cannot come here');
  });
});

describe('[R12] selling', () => {
  const position = {
    dice: [1, 1, 1],
    purple: { merchant: 'm1', wares: '2 pottery 1 fan', pilgrim: 's05' },
    boutiques: { c0: 'pottery-4' },
  };

  test('any number of the ware of the boutique; they go back into the bag', () => {
    const t = new Table(position);
    t.play('merchant c0');
    expect(t.legal()).toEqual(['pass', 'sell 1 pottery', 'sell 2 pottery']);
    expect(t.why('sell 1 fan')).toEqual({ why: 'boutique', ware: 1 });
    expect(t.why('sell 3 pottery')).toEqual({ why: 'wares', have: 2 });
    expect(t.why('sell 2 pottery crafty 1')).toEqual({ why: 'no-wave', character: 1, side: 0 });
    expect(t.why('draw 2')).toEqual({ why: 'no-mountain-town' });
    t.play('sell 1 pottery');
    expect(t.wares(0)).toEqual([0, 1, 0, 1]);
    expect(t.purple.coins).toBe(4);
  });

  test('with Crafty one coin more for each ware for which it is used', () => {
    const crafty = { ...position, waves: { crafty: 'purple' } } as const;
    const t = new Table(crafty);
    t.play('merchant c0');
    expect(t.legal()).toEqual([
      'pass',
      'sell 1 pottery',
      'sell 1 pottery crafty 1',
      'sell 2 pottery',
      'sell 2 pottery crafty 1',
      'sell 2 pottery crafty 2',
    ]);
    const after = (action: string) => {
      const { slabs, coins } = new Table(crafty).play('merchant c0', action).purple;
      return [slabs, coins];
    };
    expect(after('sell 2 pottery')).toEqual([0, 8]);
    expect(after('sell 2 pottery crafty 1')).toEqual([0, 9]);
    expect(after('sell 2 pottery crafty 2')).toEqual([1, 0]);
  });

  test('with Crafty for some of the wares the sixth slab, and so the end, can be put off', () => {
    const t = new Table({
      ...position,
      waves: { crafty: 'purple' },
      purple: { ...position.purple, slabs: 5, coins: 0 },
    });
    t.play('merchant c0', 'sell 2 pottery crafty 1');
    expect([t.purple.coins, t.state.ending]).toEqual([9, 0]);
  });

  test('without the right ware there is nothing to decide', () => {
    const t = new Table({ ...position, boutiques: { c0: 'kimono-4' } });
    t.play('merchant c0');
    expect(t.turn).toBe(1);
  });
});

test('explain: no sale in the mountains', () => {
  const t = new Table({ dice: [1, 1, 1], purple: { merchant: 'm1', wares: '1 fan' } });
  t.play('merchant m2');
  expect(t.why('sell 1 fan')).toEqual({ why: 'no-coastal-town' });
  expect(t.why('visit')).toEqual({ why: 'other-decision' });
  const first = new Table({ dice: [1, 1, 1], purple: { merchant: 'm2', wares: '1 fan' } });
  first.play('merchant m1');
  expect(first.why('sell 1 fan')).toEqual({ why: 'no-coastal-town' });
  expect(first.why('draw 4')).toEqual({ why: 'number', least: 2, most: 2 });
});

test('explain: what the boutique of the town buys, wherever it is', () => {
  const t = new Table({
    dice: [1, 1, 1],
    purple: { merchant: 'm3', pilgrim: 's00', wares: '1 fan 1 doll' },
    boutiques: { c2: 'doll-3' },
  });
  t.play('merchant c2');
  expect(t.why('sell 1 fan')).toEqual({ why: 'boutique', ware: 2 });
  expect(t.why('sell 2 doll')).toEqual({ why: 'wares', have: 1 });
});

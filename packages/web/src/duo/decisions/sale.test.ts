/** Sales side by side: every number is what the engine leaves behind. */

import { WARES } from '@tokaido/duo';
import { TestTable } from '@tokaido/words/duo/testkit';
import { describe, expect, test } from 'vitest';
import { holdingsOf } from '../boards/holdings.ts';
import type { Seen } from '../model.ts';
import { seenAt } from '../testkit/model.ts';
import { tableWhere } from '../testkit/played-model.ts';
import { keepAction, keptCounts, suggestedKeep } from './keep-words.ts';
import { bestPrices } from './prices.ts';
import { salesByCount, salesOf } from './sale.ts';

const at = (holds: (seen: Seen) => boolean) => tableWhere((seed) => new TestTable(seed), holds);
const sells = (words: RegExp) => (seen: Seen) => seen.legal.some((action) => words.test(action));

describe('a sale', () => {
  test('leaves the coins, slabs and places that it said', () => {
    const { table, seen } = at(sells(/^sell 2/));
    const sale = salesOf(seen).at(-1);
    const before = holdingsOf(seen, seen.me);
    table.act(sale?.action ?? '');
    const after = holdingsOf(seenAt(table, seen.me), seen.me);
    const held = after.wares.reduce((sum, n) => sum + n, 0);
    expect(sale).toMatchObject({
      coins: after.coins,
      slabs: after.slabs,
      newSlabs: after.slabs - before.slabs,
      points: after.total - before.total,
      free: after.places - held,
    });
    expect(before.coins + (sale?.paid ?? 0)).toBe(after.coins + 10 * (after.slabs - before.slabs));
  });
  test('is listed once for each number of wares, and with as many extra coins as wanted', () => {
    const { seen } = at(sells(/ crafty 2/));
    const sales = salesOf(seen);
    const most = Math.max(...sales.map(({ count }) => count));
    const counts = Array.from({ length: most }, (_, i) => i + 1);
    expect(salesByCount(sales, most).map(({ count, crafty }) => [count, crafty])).toEqual(
      counts.map((n) => [n, n]),
    );
    expect(salesByCount(sales, 1).map(({ crafty }) => crafty)).toEqual(counts.map(() => 1));
    expect(salesByCount(sales, 0).map(({ crafty }) => crafty)).toEqual(counts.map(() => 0));
  });
});

describe('wares to keep', () => {
  test('are written as the engine writes them', () => {
    const { seen } = at(sells(/^keep /));
    const written = seen.legal.map((action) => keepAction(keptCounts(action)));
    expect(written).toEqual([...seen.legal]);
  });
  test('are suggested up to the last place, the dearest first', () => {
    const { seen } = at(sells(/^keep /));
    const { wares, places } = holdingsOf(seen, seen.me);
    const prices = bestPrices(seen);
    const kept = suggestedKeep(wares, places, prices);
    expect(seen.legal).toContain(keepAction(kept));
    expect(kept.reduce((sum, n) => sum + n, 0)).toBe(places);
    const left = WARES.flatMap((_, i) => ((wares[i] ?? 0) > (kept[i] ?? 0) ? [prices[i] ?? 0] : []));
    const held = WARES.flatMap((_, i) => ((kept[i] ?? 0) > 0 ? [prices[i] ?? 0] : []));
    expect(Math.max(...left)).toBeLessThanOrEqual(Math.min(...held));
  });
});

/** What every store must do with walks of daily roads. */

import { expect, test } from 'vitest';
import { ALL_SHARDS } from '../src/store/shards.ts';
import type { DailyWalk } from '../src/store/store.ts';
import { WALKS_KEPT } from '../src/store/store.ts';
import { describeEachStore } from './each-store.ts';

const SENT = Date.parse('2026-11-16T00:00:00Z');

function walk(device: string, points: number, of: Partial<DailyWalk> = {}): DailyWalk {
  return { date: '2026-11-16', deal: 'abc', device, points, place: 1, sent: SENT, ...of };
}

describeEachStore((stores) => {
  test('counts the walks of a date by their points', async () => {
    const store = await stores.empty();
    expect(await store.walkPoints('2026-11-16', 'abc')).toEqual([]);
    const sent = [walk('a', 71), walk('b', 102), walk('c', 71), walk('d', 0)];
    for (const each of sent) expect(await store.saveWalk(each)).toBe('stored');
    await store.saveWalk(walk('e', 55, { deal: 'other' }));
    await store.saveWalk(walk('a', 60, { date: '2026-11-17' }));
    expect(await store.walkPoints('2026-11-16', 'abc')).toEqual([
      { points: 0, count: 1 },
      { points: 71, count: 2 },
      { points: 102, count: 1 },
    ]);
    expect(await store.walkPoints('2026-11-17', 'abc')).toEqual([{ points: 60, count: 1 }]);
  });

  test('takes one of each device and date, whoever sends it and on whatever deal', async () => {
    const store = await stores.empty();
    const rival = await stores.rivalOf(store);
    const outcomes = await Promise.all([
      store.saveWalk(walk('a', 71)),
      rival.saveWalk(walk('a', 80)),
      store.saveWalk(walk('a', 90, { deal: 'other' })),
    ]);
    expect([...outcomes].sort()).toEqual(['stored', 'taken', 'taken']);
    const all = [
      ...(await store.walkPoints('2026-11-16', 'abc')),
      ...(await store.walkPoints('2026-11-16', 'other')),
    ];
    expect(all.map(({ count }) => count)).toEqual([1]);
  });

  test('keeps them when it is opened again, and forgets them after a long time', async () => {
    const store = await stores.empty();
    await store.saveWalk(walk('a', 71));
    await store.forget(SENT + WALKS_KEPT - 1, ALL_SHARDS);
    expect(await store.walkPoints('2026-11-16', 'abc')).toEqual([{ points: 71, count: 1 }]);
    await store.forget(SENT + WALKS_KEPT, ALL_SHARDS);
    expect(await store.walkPoints('2026-11-16', 'abc')).toEqual([]);
  });
});

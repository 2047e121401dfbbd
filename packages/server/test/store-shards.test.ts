/** How tables are spread over shards, shards over processes, and what a store knows of the tables of some shards. */

import { describe, expect, test } from 'vitest';
import { ALL_SHARDS, SHARDS, shardOf, shardsOf } from '../src/store/shards.ts';
import type { Hint } from '../src/store/store.ts';
import { describeEachStore } from './each-store.ts';
import { appendOf, head, until } from './store-kit.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `table${index}`);
const names = (count: number) => Array.from({ length: count }, (_, index) => `worker-${index + 1}`);

describe('a shard', () => {
  test('of a table is stored, so it stays the same forever', () => {
    expect(['', 'a', 'abcdefghjk', '東海道'].map(shardOf)).toEqual([11, 179, 188, 140]);
  });

  test('has about as many tables as any other', () => {
    const sizes = new Map<number, number>();
    for (const id of ids(256_000)) sizes.set(shardOf(id), (sizes.get(shardOf(id)) ?? 0) + 1);
    expect([...sizes.keys()].sort((a, b) => a - b)).toEqual([...ALL_SHARDS]);
    expect(Math.min(...sizes.values())).toBeGreaterThan(850);
    expect(Math.max(...sizes.values())).toBeLessThan(1150);
  });

  test.each([1, 2, 3, 8])('belongs to one of %i processes', (count) => {
    const processes = names(count);
    const owned = processes.map((name) => shardsOf(name, processes));
    expect(owned.flatMap((shards) => [...shards]).sort((a, b) => a - b)).toEqual([...ALL_SHARDS]);
    for (const shards of owned) expect(shards.size).toBeGreaterThan(SHARDS / count / 3);
    // Whoever asks, and in which order they know the others, the answer is the same.
    expect(shardsOf('worker-1', [...processes].reverse())).toEqual(owned[0]);
  });

  test('changes hands only when its process goes', () => {
    const all = names(5);
    const left = all.filter((name) => name !== 'worker-3');
    for (const name of left) {
      const before = shardsOf(name, all);
      const after = shardsOf(name, left);
      expect([...before].filter((shard) => !after.has(shard))).toEqual([]);
    }
    expect(shardsOf('worker-3', left)).toEqual(new Set());
  });
});

describeEachStore((stores) => {
  /** Two tables of different shards, due and expired, and a set of shards for each. */
  async function twoTables() {
    const store = await stores.empty();
    const mine = 'mine';
    const theirs = ids(100).find((id) => shardOf(id) !== shardOf(mine)) ?? '';
    for (const table of [mine, theirs])
      await store.append(appendOf(table, 1, ['1'], { head: head({ deadline: 100, expires: 100 }) }));
    return { store, mine, theirs, here: new Set([shardOf(mine)]), there: new Set([shardOf(theirs)]) };
  }

  test('looks after the tables of some shards only', async () => {
    const { store, mine, theirs, here, there } = await twoTables();
    expect(await store.due(200, 9, here)).toEqual([mine]);
    expect(await store.due(200, 9, there)).toEqual([theirs]);
    expect([...(await store.due(200, 9, ALL_SHARDS))].sort()).toEqual([mine, theirs].sort());
    expect(await store.due(200, 9, new Set())).toEqual([]);
    expect(await store.clocked(here)).toEqual([mine]);
    expect(await store.clocked(there)).toEqual([theirs]);
    expect(await store.forget(200, here)).toBe(1);
    expect(await store.last([mine, theirs])).toEqual(new Map([[theirs, 1]]));
    expect(await store.forget(200, here)).toBe(0);
    expect(await store.forget(200, there)).toBe(1);
  });

  test('hears of the tables of the shards that it follows', async () => {
    const { store, mine, theirs } = await twoTables();
    const other = await stores.rivalOf(store);
    // A store that nobody else can open has nobody to hear of.
    if (other === store) return;
    const heard: Hint[] = [];
    await other.listen((hint) => heard.push(hint));
    await store.append(appendOf(mine, 2, ['2']));
    await other.follow(shardOf(mine));
    await other.follow(shardOf(mine));
    store.tell({ table: theirs, present: '1', from: 'x' });
    await store.append(appendOf(theirs, 2, ['2']));
    await store.append(appendOf(mine, 3, ['3']));
    await store.saveTalk(mine, 1, '"hello"');
    store.tell({ table: mine, who: true, from: 'x' });
    store.tell({ table: mine, present: '1', from: 'x' });
    await until(() => heard.some((hint) => 'present' in hint));
    expect(heard.filter((hint) => !('seq' in hint && hint.seq === 2))).toEqual(
      expect.arrayContaining([
        { table: mine, seq: 3 },
        { table: mine, talk: 1 },
        { table: mine, who: true, from: 'x' },
        { table: mine, present: '1', from: 'x' },
      ]),
    );
    expect(heard.filter(({ table }) => table === theirs)).toEqual([]);
    // Followed later, it is heard too.
    await other.follow(shardOf(theirs));
    await store.append(appendOf(theirs, 3, ['3']));
    await until(() => heard.some(({ table }) => table === theirs));
    expect(heard.filter(({ table }) => table === theirs)).toEqual([{ table: theirs, seq: 3 }]);
  });
});

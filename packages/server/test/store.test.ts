/** What every store must do with the logs of tables. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_SHARDS } from '../src/store/shards.ts';
import type { Append, Store } from '../src/store/store.ts';
import { openMemory } from '../src/store/testkit/memory.ts';
import { describeEachStore } from './each-store.ts';
import { appendOf, bodies, head, storeErrorOf } from './store-kit.ts';

describeEachStore((stores) => {
  test('gives entries back as they were, in order', async () => {
    const store = await stores.empty();
    const first = ['{"t":"made"}', '"東海道 🏯 \\u0000 \' \\" $1 ?"'];
    const long = JSON.stringify('x'.repeat(100_000));
    expect(await store.append(appendOf('a', 1, first))).toBe('stored');
    expect(await store.append(appendOf('a', 3, [long]))).toBe('stored');
    expect(await bodies(store, 'a')).toEqual([...first, long]);
    expect(await store.read('a', 3)).toEqual([{ seq: 3, body: long }]);
    expect(await store.read('a', 4)).toEqual([]);
    expect(await store.read('nowhere', 1)).toEqual([]);
    expect(await store.load('nowhere')).toBeNull();
  });

  test('keeps tables apart, also those whose ids differ in case only', async () => {
    const store = await stores.empty();
    await Promise.all(['ab', 'AB', 'aB'].map((id) => store.append(appendOf(id, 1, [`"${id}"`]))));
    expect(await bodies(store, 'aB')).toEqual(['"aB"']);
    expect(await store.last(['ab', 'AB', 'none'])).toEqual(
      new Map([
        ['ab', 1],
        ['AB', 1],
      ]),
    );
    expect(await store.last([])).toEqual(new Map());
  });

  test('writes nothing of an append that comes too late', async () => {
    const store = await stores.empty();
    const late = { head: head({ phase: 'lobby', listed: true }), snapshot: '"late"' };
    await store.append(appendOf('a', 1, ['1', '2', '3']));
    expect(await store.append(appendOf('a', 1, ['9'], late))).toBe('taken');
    expect(await store.append(appendOf('a', 3, ['9'], late))).toBe('taken');
    // One of its entries would have been new: still all or nothing.
    expect(await store.append(appendOf('a', 2, ['9', '9', '9'], late))).toBe('taken');
    expect(await store.load('a')).toEqual({
      snapshot: null,
      entries: ['1', '2', '3'].map((body, index) => ({ seq: index + 1, body })),
    });
    expect((await store.counts()).rules).toHaveLength(1);
  });

  test('refuses an append that follows no entry, and only that', async () => {
    const store = await stores.empty();
    await store.append(appendOf('a', 1, ['1']));
    const [outcome, gap, unknown] = await Promise.all([
      store.append(appendOf('b', 1, ['1'])),
      storeErrorOf(store.append(appendOf('a', 3, ['3']))),
      storeErrorOf(store.append(appendOf('c', 2, ['2']))),
    ]);
    expect([outcome, gap.code, unknown.code]).toEqual(['stored', 'gap', 'gap']);
    expect(gap.message).toBe('Entry 3 of a table would follow entry 1.');
    expect(await store.load('c')).toBeNull();
    expect(await bodies(store, 'a')).toEqual(['1']);
  });

  test('stores appends of one table in the order they were asked for', async () => {
    const store = await stores.empty();
    const asked = Array.from({ length: 30 }, (__, index) =>
      store.append(appendOf('a', index + 1, [`${index}`])),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['stored']));
    expect(await bodies(store, 'a')).toEqual(asked.map((__, index) => `${index}`));
    expect(await store.last(['a'])).toEqual(new Map([['a', 30]]));
    expect(await store.append(appendOf('a', 31, ['"next"']))).toBe('stored');
  });

  test('lets exactly one win each of 1000 races', async () => {
    const one = await stores.empty();
    const two = await stores.rivalOf(one);
    const tables = Array.from({ length: 50 }, (__, index) => `race-${index}`);
    const wins = { one: 0, two: 0 };
    await Promise.all(
      tables.map(async (table) => {
        const won: string[] = [];
        for (let seq = 1; seq <= 20; seq++) {
          const runners = [
            ['one', one],
            ['two', two],
          ] as const;
          const order = seq % 2 ? runners : [...runners].reverse();
          const outcomes = await Promise.all(
            order.map(async ([by, store]) => ({
              by,
              outcome: await store.append(appendOf(table, seq, [`"${by} ${seq}"`])),
            })),
          );
          expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['stored', 'taken']);
          const winner = outcomes.find(({ outcome }) => outcome === 'stored')!.by;
          wins[winner]++;
          won.push(`"${winner} ${seq}"`);
        }
        expect(await bodies(one, table)).toEqual(won);
      }),
    );
    expect(wins.one + wins.two).toBe(1000);
  });

  test('loads the last snapshot and what came after', async () => {
    const store = await stores.empty();
    await store.append(appendOf('a', 1, ['1', '2'], { snapshot: '"at 2"' }));
    expect(await store.load('a')).toEqual({ snapshot: { seq: 2, body: '"at 2"' }, entries: [] });
    await store.append(appendOf('a', 3, ['3']));
    await store.append(appendOf('a', 4, ['4', '5'], { snapshot: '"at 5"' }));
    await store.append(appendOf('a', 6, ['6']));
    expect(await store.load('a')).toEqual({
      snapshot: { seq: 5, body: '"at 5"' },
      entries: [{ seq: 6, body: '6' }],
    });
    expect(await bodies(store, 'a')).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('closes only when all is stored, and is as it was when opened again', async () => {
    const store = await stores.empty();
    const lobby = head({ phase: 'lobby', listed: true, deadline: 1_700_000_000_000 });
    const under = Array.from({ length: 40 }, (__, index) =>
      store.append(appendOf(`t${index}`, 1, ['1'], { head: lobby, snapshot: '"s"' })),
    );
    await store.close();
    await store.close();
    expect(new Set(await Promise.all(under))).toEqual(new Set(['stored']));
    expect((await storeErrorOf(store.append(appendOf('a', 1, ['1'])))).code).toBe('closed');
    expect((await storeErrorOf(store.load('t1'))).code).toBe('closed');
    const again = await stores.again();
    expect((await again.counts()).tables).toBe(40);
    expect(await again.load('t39')).toEqual({ snapshot: { seq: 1, body: '"s"' }, entries: [] });
    expect(await again.due(1_700_000_000_000, 99, ALL_SHARDS)).toHaveLength(40);
    expect((await again.counts()).rules).toEqual([]);
  });

  test('answers any course of calls as the store in memory does', async () => {
    const store = await stores.empty();
    const small = (max: number) => fc.integer({ min: 0, max });
    const step = fc.record({
      call: fc.constantFrom('append', 'append', 'append', 'late', 'forget', 'look'),
      table: fc.constantFrom('a', 'b', 'c'),
      entries: fc.array(fc.json({ maxDepth: 1 }), { minLength: 1, maxLength: 3 }),
      head: fc.record({
        phase: fc.constantFrom('lobby', 'playing', 'over'),
        listed: fc.boolean(),
        game: fc.constantFrom('tokaido', 'duo'),
        rules: small(3),
        summary: fc.json({ maxDepth: 1 }),
        deadline: fc.option(small(9)),
        touched: small(9),
        expires: small(9),
      }),
      snapshot: fc.option(fc.json({ maxDepth: 1 }), { nil: undefined }),
      time: small(9),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const model = openMemory();
        await store.forget(Number.MAX_SAFE_INTEGER, ALL_SHARDS);
        for (const { call, table, entries, head: of, snapshot, time } of steps) {
          const both = async <Answer>(ask: (to: Store) => Promise<Answer>) =>
            expect(await ask(store)).toEqual(await ask(model));
          const last = (await model.last([table])).get(table) ?? 0;
          if (call === 'forget') await both((to) => to.forget(time, ALL_SHARDS));
          else if (call === 'look') {
            await both((to) => to.load(table));
            await both((to) => to.read(table, time));
            await both((to) => to.last(['a', 'b', 'c']));
            await both(async (to) => (await to.due(time, 9, ALL_SHARDS)).length);
            await both(async (to) => [...(await to.clocked(ALL_SHARDS))].sort());
            await both(async (to) => ({ ...(await to.counts()), bytes: 0 }));
          } else {
            const from = call === 'late' && last > 0 ? 1 + (time % last) : last + 1;
            const append: Append = { table, from, entries, head: of, ...(snapshot ? { snapshot } : {}) };
            await both((to) => to.append(append));
          }
        }
        for (const table of ['a', 'b', 'c']) expect(await store.load(table)).toEqual(await model.load(table));
      }),
      { numRuns: 60 },
    );
  });
});

// What every store must do, asked of each: in memory, a real SQLite file, a real PostgreSQL.

import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Append, Store } from '../src/store/store.ts';
import { MemoryData, openMemory } from '../src/store/testkit/memory.ts';
import { appendOf, bodies, databases, folders, head, storeErrorOf } from './store-kit.ts';

/** Data that can be opened again and again; `shared` where several may have it open at a time. */
interface Place {
  open(): Promise<Store>;
  readonly shared: boolean;
}

const disk = folders();
let server: Awaited<ReturnType<typeof databases>>;

const PLACES: readonly [string, () => Promise<Place>][] = [
  [
    'memory',
    () => {
      const data = new MemoryData();
      return Promise.resolve({ open: () => Promise.resolve(openMemory(data)), shared: true });
    },
  ],
  [
    'SQLite',
    () => {
      const folder = disk.fresh();
      return Promise.resolve({ open: () => openSqlite(folder), shared: false });
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await server.fresh();
      return { open: () => openPostgres(url), shared: true };
    },
  ],
];

beforeAll(async () => {
  server = await databases();
});
afterAll(async () => {
  await server.stop();
  disk.remove();
});

describe.each(PLACES)('a store in %s', (_, makePlace) => {
  let place: Place;
  const open: Store[] = [];

  async function opened(): Promise<Store> {
    place ??= await makePlace();
    const store = await place.open();
    open.push(store);
    return store;
  }

  /** An empty store. */
  async function fresh(): Promise<Store> {
    const store = await opened();
    await store.forget(Number.MAX_SAFE_INTEGER);
    return store;
  }

  afterEach(async () => {
    await Promise.all(open.splice(0).map((store) => store.close()));
  });

  test('gives entries back as they were, in order', async () => {
    const store = await fresh();
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
    const store = await fresh();
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
    const store = await fresh();
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
    expect(await store.listed(10)).toEqual([]);
  });

  test('refuses an append that follows no entry, and only that', async () => {
    const store = await fresh();
    await store.append(appendOf('a', 1, ['1']));
    const [outcome, gap, unknown] = await Promise.all([
      store.append(appendOf('b', 1, ['1'])),
      storeErrorOf(store.append(appendOf('a', 3, ['3']))),
      storeErrorOf(store.append(appendOf('c', 2, ['2']))),
    ]);
    expect([outcome, gap.code, unknown.code]).toEqual(['stored', 'gap', 'gap']);
    expect(gap.message).toBe('Entry 3 of table a would follow entry 1.');
    expect(await store.load('c')).toBeNull();
    expect(await bodies(store, 'a')).toEqual(['1']);
  });

  test('stores appends of one table in the order they were asked for', async () => {
    const store = await fresh();
    const asked = Array.from({ length: 30 }, (__, index) =>
      store.append(appendOf('a', index + 1, [`${index}`])),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['stored']));
    expect(await bodies(store, 'a')).toEqual(asked.map((__, index) => `${index}`));
    expect(await store.last(['a'])).toEqual(new Map([['a', 30]]));
    expect(await store.append(appendOf('a', 31, ['"next"']))).toBe('stored');
  });

  test('lets exactly one win each of 1000 races', async () => {
    const one = await fresh();
    const two = place.shared ? await opened() : one;
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
    const store = await fresh();
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

  test('lists open lobbies, the last touched first', async () => {
    const store = await fresh();
    const lobby = (touched: number) =>
      head({ phase: 'lobby', listed: true, touched, summary: `"${touched}"` });
    await store.append(appendOf('old', 1, ['1'], { head: lobby(10) }));
    await store.append(appendOf('new', 1, ['1'], { head: lobby(30) }));
    await store.append(appendOf('mid', 1, ['1'], { head: lobby(20) }));
    await store.append(appendOf('hidden', 1, ['1'], { head: { ...lobby(40), listed: false } }));
    await store.append(appendOf('begun', 1, ['1'], { head: { ...lobby(50), phase: 'playing' } }));
    expect((await store.listed(2)).map(({ table }) => table)).toEqual(['new', 'mid']);
    expect((await store.listed(9))[2]).toEqual({ table: 'old', head: lobby(10) });
    await store.append(appendOf('new', 2, ['2'], { head: { ...lobby(60), phase: 'playing' } }));
    await store.append(appendOf('old', 2, ['2'], { head: lobby(70) }));
    expect((await store.listed(9)).map(({ table }) => table)).toEqual(['old', 'mid']);
  });

  test('knows which clocks have run out and which run', async () => {
    const store = await fresh();
    const at = (deadline: number | null) => ({ head: head({ deadline }) });
    await store.append(appendOf('later', 1, ['1'], at(1_700_000_000_300)));
    await store.append(appendOf('second', 1, ['1'], at(1_700_000_000_200)));
    await store.append(appendOf('first', 1, ['1'], at(1_700_000_000_100)));
    await store.append(appendOf('never', 1, ['1'], at(null)));
    await store.append(
      appendOf('over', 1, ['1'], { head: head({ phase: 'over', deadline: 1_800_000_000_000 }) }),
    );
    expect(await store.due(1_700_000_000_099, 9)).toEqual([]);
    expect(await store.due(1_700_000_000_200, 9)).toEqual(['first', 'second']);
    expect(await store.due(1_700_000_000_200, 1)).toEqual(['first']);
    expect([...(await store.clocked())].sort()).toEqual(['first', 'later', 'second']);
    await store.append(appendOf('first', 2, ['2'], at(null)));
    await store.append(appendOf('second', 2, ['2'], at(1_700_000_000_400)));
    expect(await store.due(1_700_000_000_200, 9)).toEqual([]);
    expect([...(await store.clocked())].sort()).toEqual(['later', 'second']);
  });

  test('forgets tables whose time is over, and all of them', async () => {
    const store = await fresh();
    const ids = Array.from({ length: 450 }, (__, index) => `t${index}`);
    const until = (expires: number) => ({ head: head({ expires }), snapshot: '"s"' });
    await Promise.all(ids.map((id) => store.append(appendOf(id, 1, ['1', '2'], until(500)))));
    await store.append(appendOf('kept', 1, ['1'], until(501)));
    // Touched again, it stays longer.
    await store.append(appendOf('t7', 3, ['3'], until(900)));
    expect((await store.counts()).tables).toBe(451);
    expect(await store.forget(499)).toBe(0);
    expect(await store.forget(500)).toBe(449);
    expect(await store.load('t8')).toBeNull();
    expect(await store.read('t8', 1)).toEqual([]);
    expect(await bodies(store, 't7')).toEqual(['1', '2', '3']);
    expect(await store.last(['kept', 't7', 't8'])).toEqual(
      new Map([
        ['kept', 1],
        ['t7', 3],
      ]),
    );
    expect((await storeErrorOf(store.append(appendOf('t8', 3, ['3'])))).code).toBe('gap');
    expect(await store.append(appendOf('t8', 1, ['"again"']))).toBe('stored');
    expect(await store.load('t8')).toEqual({ snapshot: null, entries: [{ seq: 1, body: '"again"' }] });
  });

  test('counts tables and entries', async () => {
    const store = await fresh();
    expect(await store.counts()).toMatchObject({ tables: 0, entries: 0 });
    await store.append(appendOf('a', 1, ['1', '2', '3']));
    await store.append(appendOf('b', 1, ['1']));
    await store.append(appendOf('b', 2, ['2']));
    const counts = await store.counts();
    expect(counts).toMatchObject({ tables: 2, entries: 5 });
    expect(counts.bytes).toBeGreaterThan(4);
  });

  test('closes only when all is stored, and is as it was when opened again', async () => {
    const store = await fresh();
    const lobby = head({ phase: 'lobby', listed: true, deadline: 1_700_000_000_000 });
    const under = Array.from({ length: 40 }, (__, index) =>
      store.append(appendOf(`t${index}`, 1, ['1'], { head: lobby, snapshot: '"s"' })),
    );
    await store.close();
    await store.close();
    expect(new Set(await Promise.all(under))).toEqual(new Set(['stored']));
    expect((await storeErrorOf(store.append(appendOf('a', 1, ['1'])))).code).toBe('closed');
    expect((await storeErrorOf(store.load('t1'))).code).toBe('closed');
    const again = await opened();
    expect((await again.counts()).tables).toBe(40);
    expect(await again.load('t39')).toEqual({ snapshot: { seq: 1, body: '"s"' }, entries: [] });
    expect((await again.listed(1))[0]?.head).toEqual(lobby);
  });

  test('keeps the last sign of life', async () => {
    place = await makePlace();
    const store = await opened();
    expect(await store.lastHeartbeat()).toBeNull();
    await store.heartbeat(1_700_000_000_000);
    await store.heartbeat(1_700_000_000_500);
    // A process whose clock is behind does not turn it back.
    await store.heartbeat(1_700_000_000_100);
    expect(await store.lastHeartbeat()).toBe(1_700_000_000_500);
  });

  test('answers any course of calls as the store in memory does', async () => {
    const store = await fresh();
    const small = (max: number) => fc.integer({ min: 0, max });
    const step = fc.record({
      call: fc.constantFrom('append', 'append', 'append', 'late', 'forget', 'look'),
      table: fc.constantFrom('a', 'b', 'c'),
      entries: fc.array(fc.json({ maxDepth: 1 }), { minLength: 1, maxLength: 3 }),
      head: fc.record({
        phase: fc.constantFrom('lobby', 'playing', 'over'),
        listed: fc.boolean(),
        game: fc.constantFrom('tokaido', 'duo'),
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
        await store.forget(Number.MAX_SAFE_INTEGER);
        for (const { call, table, entries, head: of, snapshot, time } of steps) {
          const both = async <Answer>(ask: (to: Store) => Promise<Answer>) =>
            expect(await ask(store)).toEqual(await ask(model));
          const last = (await model.last([table])).get(table) ?? 0;
          if (call === 'forget') await both((to) => to.forget(time));
          else if (call === 'look') {
            const tables = async (to: Store) => (await to.listed(9)).map((each) => each.head.touched);
            await both((to) => to.load(table));
            await both((to) => to.read(table, time));
            await both((to) => to.last(['a', 'b', 'c']));
            await both(tables);
            await both(async (to) => (await to.due(time, 9)).length);
            await both(async (to) => [...(await to.clocked())].sort());
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

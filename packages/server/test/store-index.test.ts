/** What every store must know of its tables beside their logs: which are due, expired; and its heartbeat. */

import { expect, test } from 'vitest';
import { ALL_SHARDS } from '../src/store/shards.ts';
import { describeEachStore } from './each-store.ts';
import { appendOf, bodies, head, storeErrorOf } from './store-kit.ts';

describeEachStore((stores) => {
  test('knows which clocks have run out and which run', async () => {
    const store = await stores.empty();
    const at = (deadline: number | null) => ({ head: head({ deadline }) });
    await store.append(appendOf('later', 1, ['1'], at(1_700_000_000_300)));
    await store.append(appendOf('second', 1, ['1'], at(1_700_000_000_200)));
    await store.append(appendOf('first', 1, ['1'], at(1_700_000_000_100)));
    await store.append(appendOf('never', 1, ['1'], at(null)));
    await store.append(
      appendOf('over', 1, ['1'], { head: head({ phase: 'over', deadline: 1_800_000_000_000 }) }),
    );
    expect(await store.due(1_700_000_000_099, 9, ALL_SHARDS)).toEqual([]);
    expect(await store.due(1_700_000_000_200, 9, ALL_SHARDS)).toEqual(['first', 'second']);
    expect(await store.due(1_700_000_000_200, 1, ALL_SHARDS)).toEqual(['first']);
    expect([...(await store.clocked(ALL_SHARDS))].sort()).toEqual(['first', 'later', 'second']);
    await store.append(appendOf('first', 2, ['2'], at(null)));
    await store.append(appendOf('second', 2, ['2'], at(1_700_000_000_400)));
    expect(await store.due(1_700_000_000_200, 9, ALL_SHARDS)).toEqual([]);
    expect([...(await store.clocked(ALL_SHARDS))].sort()).toEqual(['later', 'second']);
  });

  test('forgets tables whose time is over, and all of them', async () => {
    const store = await stores.empty();
    const ids = Array.from({ length: 450 }, (__, index) => `t${index}`);
    const until = (expires: number) => ({ head: head({ expires }), snapshot: '"s"' });
    await Promise.all(ids.map((id) => store.append(appendOf(id, 1, ['1', '2'], until(500)))));
    await store.append(appendOf('kept', 1, ['1'], until(501)));
    // Touched again, it stays longer.
    await store.append(appendOf('t7', 3, ['3'], until(900)));
    expect((await store.counts()).tables).toBe(451);
    expect(await store.forget(499, ALL_SHARDS)).toBe(0);
    expect(await store.forget(500, ALL_SHARDS)).toBe(449);
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
    const store = await stores.empty();
    expect(await store.counts()).toMatchObject({ tables: 0, entries: 0 });
    await store.append(appendOf('a', 1, ['1', '2', '3']));
    await store.append(appendOf('b', 1, ['1']));
    await store.append(appendOf('b', 2, ['2']));
    const counts = await store.counts();
    expect(counts).toMatchObject({ tables: 2, entries: 5 });
    expect(counts.bytes).toBeGreaterThan(4);
  });

  test('counts the games that have begun by their rules', async () => {
    const store = await stores.empty();
    const begun = { phase: 'playing', game: 'tokaido', rules: 2 } as const;
    for (const [table, of] of [
      ['a', begun],
      ['b', { ...begun, rules: 3 }],
      ['c', { ...begun, phase: 'over' }],
      ['d', { ...begun, phase: 'lobby' }],
      ['e', { ...begun, game: 'duo' }],
    ] as const)
      await store.append(appendOf(table, 1, ['1'], { head: head(of) }));
    expect((await store.counts()).rules).toEqual([
      { game: 'duo', version: 2, tables: 1 },
      { game: 'tokaido', version: 2, tables: 2 },
      { game: 'tokaido', version: 3, tables: 1 },
    ]);
  });

  test('remembers the last heartbeat', async () => {
    const store = await stores.unused();
    expect(await store.lastHeartbeat()).toBeNull();
    await store.heartbeat('one', 1_700_000_000_000);
    await store.heartbeat('one', 1_700_000_000_500);
    // A process whose clock is behind does not turn it back.
    await store.heartbeat('one', 1_700_000_000_100);
    expect(await store.lastHeartbeat()).toBe(1_700_000_000_500);
  });
});

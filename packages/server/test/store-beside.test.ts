/** What every store keeps beside the logs: talk, snapshots made later, tables set aside, things for minutes, pulses. */

import { expect, test } from 'vitest';
import { ALL_SHARDS } from '../src/store/shards.ts';
import { describeEachStore } from './each-store.ts';
import { appendOf, head, storeErrorOf } from './store-kit.ts';

describeEachStore((stores) => {
  test('keeps the last talk of a table', async () => {
    const store = await stores.empty();
    await store.append(appendOf('a', 1, ['1']));
    await store.append(appendOf('b', 1, ['1']));
    expect(await store.talk('a')).toBeNull();
    expect(await store.saveTalk('a', 1, '"one"')).toBe('stored');
    expect(await store.saveTalk('a', 3, '"three 東"')).toBe('stored');
    expect(await store.saveTalk('a', 3, '"late"')).toBe('taken');
    expect(await store.saveTalk('a', 2, '"later"')).toBe('taken');
    expect(await store.talk('a')).toEqual({ seq: 3, body: '"three 東"' });
    expect(await store.talk('b')).toBeNull();
    // It is no part of the log.
    expect(await store.last(['a'])).toEqual(new Map([['a', 1]]));
    expect((await storeErrorOf(store.saveTalk('nowhere', 1, '"x"'))).code).toBe('gap');
  });

  test('tells what is kept under keys that begin alike, until its time is over', async () => {
    const store = await stores.empty();
    await store.keep('list/a', 'a', 30);
    await store.keep('list/b', 'b', 50);
    await store.keep('list/b', 'b again', 40);
    await store.keep('list/c', 'c', 20);
    await store.keep('listed', 'other', 90);
    await store.keep('lis', 'other', 90);
    expect(await store.keptUnder('list/', 20, 9)).toEqual(['b again', 'a']);
    expect(await store.keptUnder('list/', 20, 1)).toEqual(['b again']);
    await store.take('list/b', 20);
    expect(await store.keptUnder('list/', 20, 9)).toEqual(['a']);
    expect(await store.keptUnder('none/', 20, 9)).toEqual([]);
  });

  test('lets one of two save the next line', async () => {
    const one = await stores.empty();
    const two = await stores.rivalOf(one);
    await one.append(appendOf('a', 1, ['1']));
    for (let seq = 1; seq <= 20; seq++) {
      const outcomes = await Promise.all([one.saveTalk('a', seq, '"1"'), two.saveTalk('a', seq, '"2"')]);
      expect([...outcomes].sort()).toEqual(['stored', 'taken']);
      const winner = outcomes[0] === 'stored' ? '"1"' : '"2"';
      expect(await one.talk('a')).toEqual({ seq, body: winner });
    }
  });

  test('takes a snapshot later, but never an older one', async () => {
    const store = await stores.empty();
    await store.append(appendOf('a', 1, ['1', '2', '3']));
    await store.saveSnapshot('a', 2, '"at 2"');
    expect(await store.load('a')).toEqual({
      snapshot: { seq: 2, body: '"at 2"' },
      entries: [{ seq: 3, body: '3' }],
    });
    await store.saveSnapshot('a', 1, '"at 1"');
    await store.saveSnapshot('a', 4, '"of the future"');
    await store.saveSnapshot('nowhere', 1, '"x"');
    expect((await store.load('a'))?.snapshot).toEqual({ seq: 2, body: '"at 2"' });
    await store.saveSnapshot('a', 2, '"again"');
    expect((await store.load('a'))?.snapshot?.body).toBe('"again"');
    await store.saveSnapshot('a', 3, '"at 3"');
    expect(await store.load('a')).toEqual({ snapshot: { seq: 3, body: '"at 3"' }, entries: [] });
    expect(await store.load('nowhere')).toBeNull();
  });

  test('leaves tables set aside alone until they are taken back', async () => {
    const store = await stores.empty();
    const clock = { head: head({ deadline: 10 }) };
    await store.append(appendOf('bad', 1, ['1'], clock));
    await store.append(appendOf('good', 1, ['1'], clock));
    await store.append(appendOf('hidden', 1, ['1']));
    await store.setAside('hidden', 'second', 20);
    await store.setAside('bad', 'Entry 1 cannot be read.', 10);
    await store.setAside('bad', 'something else', 30);
    await store.setAside('nowhere', 'no such table', 30);
    expect(await store.asideTables()).toEqual([
      { table: 'bad', why: 'Entry 1 cannot be read.', at: 10 },
      { table: 'hidden', why: 'second', at: 20 },
    ]);
    expect(await store.due(20, 9, ALL_SHARDS)).toEqual(['good']);
    expect(await store.due(20, 1, ALL_SHARDS)).toEqual(['good']);
    expect(await store.clocked(ALL_SHARDS)).toEqual(['good']);
    // It can still be looked at.
    expect((await store.load('bad'))?.entries).toEqual([{ seq: 1, body: '1' }]);
    expect(await store.restore('bad')).toBe(true);
    expect(await store.restore('bad')).toBe(false);
    expect([...(await store.due(20, 9, ALL_SHARDS))].sort()).toEqual(['bad', 'good']);
    expect((await store.asideTables()).map(({ table }) => table)).toEqual(['hidden']);
  });

  test('forgets what belongs to a table with it', async () => {
    const store = await stores.empty();
    const gone = { head: head({ expires: 10 }) };
    await store.append(appendOf('a', 1, ['1'], gone));
    await store.saveTalk('a', 5, '"hello"');
    await store.saveSnapshot('a', 1, '"s"');
    await store.setAside('a', 'why', 1);
    expect(await store.forget(10, ALL_SHARDS)).toBe(1);
    expect(await store.talk('a')).toBeNull();
    expect(await store.asideTables()).toEqual([]);
    await store.append(appendOf('a', 1, ['1']));
    expect(await store.load('a')).toEqual({ snapshot: null, entries: [{ seq: 1, body: '1' }] });
    expect(await store.saveTalk('a', 1, '"again"')).toBe('stored');
  });

  test('gives what it keeps to one caller, until its time is over', async () => {
    const one = await stores.empty();
    const two = await stores.rivalOf(one);
    await one.keep('code', '"old"', 100);
    await one.keep('code', '"new"', 100);
    await one.keep('other', '"late"', 100);
    const taken = await Promise.all([one.take('code', 99), two.take('code', 99)]);
    expect(taken.filter((body) => body !== null)).toEqual(['"new"']);
    expect(await one.take('code', 99)).toBeNull();
    expect(await one.take('other', 100)).toBeNull();
    expect(await one.take('never', 0)).toBeNull();
    await one.keep('short', '"s"', 100);
    await one.keep('long', '"l"', 101);
    await one.forget(100, new Set());
    // Were it still there, an earlier time would find it.
    expect(await one.take('short', 0)).toBeNull();
    expect(await one.take('long', 0)).toBe('"l"');
  });

  test('knows which processes live', async () => {
    const store = await stores.unused();
    const start = 1_700_000_000_000;
    expect(await store.heartbeat('b', start)).toEqual(['b']);
    expect(await store.heartbeat('a', start + 10_000)).toEqual(['a', 'b']);
    expect(await store.heartbeat('a', start + 10_001)).toEqual(['a']);
    expect(await store.heartbeat('b', start + 10_002)).toEqual(['a', 'b']);
    // A process whose clock is far behind counts the others.
    expect(await store.heartbeat('c', start)).toEqual(['a', 'b', 'c']);
    expect(await store.lastHeartbeat()).toBe(start + 10_002);
    // Names of processes that ended long ago are not kept, but the last heartbeat is.
    await store.heartbeat('d', start + 86_410_002);
    await store.forget(start, ALL_SHARDS);
    expect(await store.heartbeat('e', start)).toEqual(['b', 'd', 'e']);
    await store.forget(Number.MAX_SAFE_INTEGER, ALL_SHARDS);
    expect(await store.lastHeartbeat()).toBe(start + 86_410_002);
  });

  test('is well until it is closed', async () => {
    const store = await stores.empty();
    let ended = false;
    store.ended(() => {
      ended = true;
    });
    expect(store.health()).toBeNull();
    await store.counts();
    expect(store.health()).toBeNull();
    await store.close();
    expect(store.health()).toBe('The store is closed.');
    expect(ended).toBe(false);
  });
});

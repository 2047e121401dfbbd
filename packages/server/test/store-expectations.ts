/** What tests of several stores expect alike. */

import { expect } from 'vitest';
import type { Append, Store } from '../src/store/store.ts';
import { appendOf, bodies, storeErrorOf } from './store-kit.ts';

/** Of three appends at the same time, the one that the database cannot hold fails, and only that one. */
export async function expectOnlyUnfitFails(store: Store, unfit: Append): Promise<void> {
  const [one, bad, two] = await Promise.all([
    store.append(appendOf('one', 1, ['1'])),
    storeErrorOf(store.append(unfit)),
    store.append(appendOf('two', 1, ['1'])),
  ]);
  expect([one, bad.code, two]).toEqual(['stored', 'failed', 'stored']);
  expect(await store.load(unfit.table)).toBeNull();
  expect(await bodies(store, 'two')).toEqual(['1']);
}

/** Table `a` has three entries, and a snapshot that says it is of the ninth. */
export async function expectSnapshotLeftOut(store: Store): Promise<void> {
  expect((await store.load('a'))?.snapshot).toBeNull();
  expect((await store.load('a'))?.entries.length).toBe(3);
  await store.saveSnapshot('a', 3, '"at 3"');
  expect(await store.load('a')).toEqual({ snapshot: { seq: 3, body: '"at 3"' }, entries: [] });
}

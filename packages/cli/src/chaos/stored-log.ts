/** What is stored, read beside the servers and without asking them. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupStore, openStore } from '@tokaido/server';
import type { Place } from '../load/place.ts';

type Store = Awaited<ReturnType<typeof openStore>>;

/** The number of the last stored entry of each table. */
export function lastEntries(place: Place, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  return withStore(place, (store) => store.last(tables));
}

/** The entries of each table, as JSON texts by their number. */
export function allEntries(
  place: Place,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly seq: number; readonly body: string }[]>> {
  return withStore(place, async (store) => {
    const all = new Map<string, Awaited<ReturnType<Store['read']>>>();
    for (const table of tables) all.set(table, await store.read(table, 1));
    return all;
  });
}

async function withStore<T>({ store: kind, address }: Place, use: (store: Store) => Promise<T>): Promise<T> {
  if (kind === 'postgresql') return closing(await openStore(address), use);
  // A server has the SQLite file for itself, so a copy is read.
  const folder = mkdtempSync(join(tmpdir(), 'tokaido-copy-'));
  try {
    await backupStore(address, join(folder, 'tokaido.db'));
    return await closing(await openStore(folder), use);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function closing<T>(store: Store, use: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

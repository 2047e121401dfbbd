/** Runs the same tests on each store: in memory, a real SQLite file, a real PostgreSQL. */

import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { ALL_SHARDS } from '../src/store/shards.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { MemoryData, openMemory } from '../src/store/testkit/memory.ts';
import { databases, folders } from './store-kit.ts';

/** Data that can be opened again and again. */
interface Place {
  open(): Promise<Store>;
  /** Several stores may have it open at a time. */
  readonly isShared: boolean;
}

/** The stores of one test; each is closed after it. */
export interface Stores {
  /** An empty store. */
  empty(): Promise<Store>;
  /** One more store on the same data. */
  again(): Promise<Store>;
  /** A rival for the same data: another store where several may have it open, else the same one. */
  rivalOf(store: Store): Promise<Store>;
  /** A store on data that nobody has ever opened. */
  unused(): Promise<Store>;
}

export function describeEachStore(addTests: (stores: Stores) => void): void {
  const disk = folders();
  let server: Awaited<ReturnType<typeof databases>>;

  const places: readonly [string, () => Promise<Place>][] = [
    [
      'memory',
      async () => {
        const data = new MemoryData();
        return { open: async () => openMemory(data), isShared: true };
      },
    ],
    [
      'SQLite',
      async () => {
        const folder = disk.fresh();
        return { open: () => openSqlite(folder), isShared: false };
      },
    ],
    [
      'PostgreSQL',
      async () => {
        const url = await server.fresh();
        return { open: () => openPostgres(url), isShared: true };
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

  describe.each(places)('a store in %s', (_, makePlace) => {
    let place: Place | undefined;
    const open: Store[] = [];

    async function again(): Promise<Store> {
      place ??= await makePlace();
      const store = await place.open();
      open.push(store);
      return store;
    }

    afterEach(async () => {
      await Promise.all(open.splice(0).map((store) => store.close()));
    });

    addTests({
      again,
      async empty() {
        const store = await again();
        await store.forget(Number.MAX_SAFE_INTEGER, ALL_SHARDS);
        return store;
      },
      rivalOf: async (store) => (place?.isShared ? again() : store),
      unused() {
        place = undefined;
        return again();
      },
    });
  });
}

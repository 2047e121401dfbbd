/** Entries of the store in the browser's own database. */

import { DATABASE } from '../database.ts';
import type { EntryTable } from './analysis-store.ts';

const VERSION = 1;
const ENTRIES = 'entries';

/** Some browsers neither open a database nor refuse it. */
const PATIENCE_MS = 3000;

/** The browser's own database; every call may fail where it is refused. */
export function browserTable(): EntryTable {
  const opened = openDatabase();
  opened.catch(() => undefined);
  const run = async <T>(mode: IDBTransactionMode, work: (entries: IDBObjectStore) => T): Promise<T> => {
    const transaction = (await opened).transaction(ENTRIES, mode);
    const result = work(transaction.objectStore(ENTRIES));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('the browser gave up a transaction')),
      );
    });
    return result;
  };
  return {
    get: async (key) => (await run('readonly', (entries) => entries.get(key))).result as unknown,
    async put(key, entry) {
      await run('readwrite', (entries) => entries.put(entry, key));
    },
    async times() {
      const [keys, times] = await run('readonly', (entries) => {
        const found: (readonly [string, number])[] = [];
        const index = entries.index('at').openKeyCursor();
        index.addEventListener('success', () => {
          const cursor = index.result;
          if (cursor === null) return;
          found.push([cursor.primaryKey as string, cursor.key as number]);
          cursor.continue();
        });
        return [entries.getAllKeys(), found] as const;
      });
      const known = new Map(times);
      return (keys.result as string[]).map((key) => [key, known.get(key) ?? 0] as const);
    },
    async remove(keys) {
      await run('readwrite', (entries) => {
        for (const key of keys) entries.delete(key);
      });
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the database does not open')), PATIENCE_MS);
    const request = indexedDB.open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => {
      // Times are read without the entries.
      request.result.createObjectStore(ENTRIES).createIndex('at', 'at');
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // Deleting everything of ours must not wait for this worker.
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('the database is refused')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}

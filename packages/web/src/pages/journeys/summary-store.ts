/** Summaries of games in a database of their own. Nothing is lost with them but time, so every failure means "none". */

import { SUMMARIES } from '../../device-data/summaries-name.ts';
import type { GameSummary } from './summary.ts';

export interface SummaryStore {
  all(): Promise<readonly unknown[]>;
  put(summary: GameSummary): Promise<void>;
  remove(id: string): Promise<void>;
}

const STORE = 'summaries';
const VERSION = 1;
/** Some browsers neither open a database nor refuse it. */
const PATIENCE_MS = 3000;

export function summaryStore(): SummaryStore {
  const opened = openDatabase().catch(() => null);
  const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) => {
    try {
      const database = await opened;
      if (database === null) return null;
      const request = work(database.transaction(STORE, mode).objectStore(STORE));
      return await new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
      });
    } catch {
      return null;
    }
  };
  return {
    all: async () => (await run('readonly', (store) => store.getAll())) ?? [],
    async put(summary) {
      await run('readwrite', (store) => store.put(summary, summary.id));
    },
    async remove(id) {
      await run('readwrite', (store) => store.delete(id));
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the database does not open')), PATIENCE_MS);
    const request = indexedDB.open(SUMMARIES, VERSION);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => {
      const database = request.result;
      // Deleting everything of ours must not wait for this page.
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('the database is refused')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}

/**
 * The storage of this device's tables: for each game a row for the list, and the entries of its log, every
 * one under its number. Two tabs may write to the same table: the one that adds an entry second is told so.
 */

export interface Row {
  readonly id: string;
}

export interface Store {
  /** Whether what is stored outlives the page. */
  readonly persistent: boolean;
  list(): Promise<(readonly [id: string, row: unknown])[]>;
  /** The entries of a game in order; none for a game that is not stored. */
  read(id: string): Promise<unknown[]>;
  /** Adds entries from number `first` on, and the game's row; false when one of them is there already. */
  append(first: number, entries: readonly unknown[], row: Row): Promise<boolean>;
  /** Writes the row alone. */
  mark(row: Row): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Keeps nothing beyond the page: for tests, and for browsers that refuse to keep anything. */
export function memoryStore(): Store {
  const rows = new Map<string, unknown>();
  const logs = new Map<string, unknown[]>();
  return {
    persistent: false,
    list: async () => [...rows],
    read: async (id) => [...(logs.get(id) ?? [])],
    async append(first, entries, row) {
      const log = logs.get(row.id) ?? [];
      if (log.length !== first - 1) return false;
      logs.set(row.id, [...log, ...entries]);
      rows.set(row.id, row);
      return true;
    },
    async mark(row) {
      rows.set(row.id, row);
    },
    async remove(id) {
      rows.delete(id);
      logs.delete(id);
    },
  };
}

const NAME = 'tokaido';
const VERSION = 1;
/** Some browsers neither open a database nor refuse it. */
const PATIENCE = 3000;

/** The browser's own database; null where it cannot be had. */
export async function browserStore(): Promise<Store | null> {
  const granted = await openDatabase().catch(() => null);
  if (granted === null) return null;
  let database = granted;
  // Another tab may ask for a newer layout: it gets its way, and this one opens again when it must.
  let open = true;
  const watch = () => {
    const shut = () => {
      database.close();
      open = false;
    };
    database.addEventListener('versionchange', shut);
    database.addEventListener('close', shut);
  };
  watch();

  async function run<T>(
    mode: IDBTransactionMode,
    work: (games: IDBObjectStore, entries: IDBObjectStore) => T,
  ): Promise<T> {
    if (!open) {
      database = await openDatabase();
      open = true;
      watch();
    }
    const transaction = database.transaction(['games', 'entries'], mode);
    const result = work(transaction.objectStore('games'), transaction.objectStore('entries'));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('the browser gave up a transaction')),
      );
    });
    return result;
  }

  return {
    persistent: true,
    async list() {
      const [keys, rows] = await run('readonly', (games) => [games.getAllKeys(), games.getAll()] as const);
      return keys.result.map((key, i) => [key as string, rows.result[i] as unknown] as const);
    },
    async read(id) {
      const found = await run('readonly', (_, entries) => entries.getAll(logOf(id)));
      return found.result as unknown[];
    },
    async append(first, added, row) {
      try {
        await run('readwrite', (games, entries) => {
          for (const [i, entry] of added.entries()) entries.add(entry, [row.id, first + i]);
          games.put(row, row.id);
        });
        return true;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') return false;
        throw error;
      }
    },
    async mark(row) {
      await run('readwrite', (games) => games.put(row, row.id));
    },
    async remove(id) {
      await run('readwrite', (games, entries) => {
        games.delete(id);
        entries.delete(logOf(id));
      });
    },
  };
}

/** All entries of a game. */
function logOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the database does not open')), PATIENCE);
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('games');
      request.result.createObjectStore('entries');
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database is refused')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}

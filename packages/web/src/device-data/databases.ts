/**
 * Our databases beside that of the games, whatever is in them: analyses, and whatever other pages remember. They are
 * taken along as they are; of two entries with the same key, the one that is here stays.
 */

import { DATABASE as ANALYSES } from '../analysis/database.ts';
import { isObject } from './is-object.ts';
import { SUMMARIES } from './summaries-name.ts';

const PREFIX = 'tokaido-';
/** Some browsers neither open a database nor refuse it. */
const PATIENCE_MS = 3000;

export interface DumpedDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly DumpedStore[];
}

interface DumpedStore {
  readonly name: string;
  readonly keyPath: string | readonly string[] | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly DumpedIndex[];
  readonly keys: readonly unknown[];
  readonly values: readonly unknown[];
}

interface DumpedIndex {
  readonly name: string;
  readonly keyPath: string | readonly string[];
  readonly unique: boolean;
  readonly multiEntry: boolean;
}

/** The games are exported game by game, and the summaries are worked out from them. */
async function databaseNames(): Promise<readonly string[]> {
  const listed = await indexedDB.databases?.().catch(() => null);
  const names = listed?.flatMap(({ name }) => (name === undefined ? [] : [name])) ?? [ANALYSES];
  return names.filter((name) => name.startsWith(PREFIX) && name !== SUMMARIES);
}

export async function dumpDatabases(): Promise<readonly DumpedDatabase[]> {
  const dumped: DumpedDatabase[] = [];
  // One that cannot be read must not keep the others back.
  for (const name of await databaseNames()) {
    const database = await openDatabase(name).catch(() => null);
    if (database === null) continue;
    const found = await dump(database).catch(() => null);
    database.close();
    if (found !== null && found.stores.length > 0) dumped.push(found);
  }
  return dumped;
}

async function dump(database: IDBDatabase): Promise<DumpedDatabase> {
  const stores: DumpedStore[] = [];
  for (const name of database.objectStoreNames) {
    const store = database.transaction(name).objectStore(name);
    const indexes = [...store.indexNames].map((each) => {
      const { keyPath, unique, multiEntry } = store.index(each);
      return { name: each, keyPath, unique, multiEntry };
    });
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    stores.push({ name, keyPath: store.keyPath, autoIncrement: store.autoIncrement, indexes, keys, values });
  }
  return { name: database.name, version: database.version, stores };
}

/** Adds what is missing; returns how many databases could not be taken. */
export async function restoreDatabases(found: readonly unknown[]): Promise<number> {
  let left = 0;
  for (const each of found) {
    const isDone = isDump(each) && (await restore(each).catch(() => false));
    if (!isDone) left++;
  }
  return left;
}

async function restore(dumped: DumpedDatabase): Promise<boolean> {
  const database = await openDatabase(dumped.name, dumped);
  try {
    if (database.version !== dumped.version) return false;
    for (const store of dumped.stores) {
      if (database.objectStoreNames.contains(store.name)) await addMissing(database, store);
    }
    return true;
  } finally {
    database.close();
  }
}

async function addMissing(database: IDBDatabase, { name, keys, values }: DumpedStore): Promise<void> {
  const here = await done(database.transaction(name).objectStore(name).getAllKeys());
  const known = new Set(here.map((key) => JSON.stringify(key)));
  const transaction = database.transaction(name, 'readwrite');
  const store = transaction.objectStore(name);
  for (const [i, key] of keys.entries()) {
    if (known.has(JSON.stringify(key)) || values[i] === undefined) continue;
    if (store.keyPath === null) store.put(values[i], key as IDBValidKey);
    else store.put(values[i]);
  }
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('given up')));
  });
}

function isDump(value: unknown): value is DumpedDatabase {
  if (!isObject(value) || typeof value['name'] !== 'string' || !value['name'].startsWith(PREFIX))
    return false;
  const { version, stores } = value;
  return Number.isInteger(version) && Number(version) > 0 && Array.isArray(stores) && stores.every(isStore);
}

function isStore(value: unknown): boolean {
  if (!isObject(value) || typeof value['name'] !== 'string') return false;
  const { keys, values, indexes } = value;
  return (
    Array.isArray(keys) && Array.isArray(values) && keys.length === values.length && Array.isArray(indexes)
  );
}

/** Deletes all of them, the summaries too. */
export async function deleteDatabases(): Promise<void> {
  for (const name of new Set([...(await databaseNames()), SUMMARIES])) {
    await new Promise<void>((resolve) => {
      try {
        const request = indexedDB.deleteDatabase(name);
        for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
      } catch {
        resolve();
      }
    });
  }
}

/** As it is here; one that is not is made as it was where it comes from. */
function openDatabase(name: string, like?: DumpedDatabase): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the database does not open')), PATIENCE_MS);
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => {
      // There is none. Opened without a number it would get the first one, whatever the program expects.
      if (like === undefined || like.version !== 1) request.transaction?.abort();
      else for (const store of like.stores) makeStore(request.result, store);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database is refused')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}

function makeStore(database: IDBDatabase, { name, keyPath, autoIncrement, indexes }: DumpedStore): void {
  const path = (value: string | readonly string[]) => (typeof value === 'string' ? value : [...value]);
  const store = database.createObjectStore(name, {
    autoIncrement,
    keyPath: keyPath === null ? null : path(keyPath),
  });
  for (const { name: index, keyPath: of, unique, multiEntry } of indexes)
    store.createIndex(index, path(of), { unique, multiEntry });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });
}

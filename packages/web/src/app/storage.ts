/**
 * What the browser remembers for us: JSON values by name, under one prefix. A browser may refuse (private windows,
 * policies, no room left). That is handled here, once: what cannot be read is absent, and a write says whether it worked.
 */

const PREFIX = 'tokaido.';

/** `blocked`: the browser stores nothing for us. `full`: it has no room left. */
export type StorageError = 'blocked' | 'full';

export type Stored =
  | { readonly ok: true; readonly value: undefined }
  | { readonly ok: false; readonly error: StorageError };

export interface JsonStorage {
  /** The stored value; null when there is none, or none that can be read. Callers check its shape. */
  get(name: string): unknown;
  set(name: string, value: unknown): Stored;
  remove(name: string): void;
  /** Everything of ours, under its full name; a text that is not JSON comes as it is. */
  all(): Readonly<Record<string, unknown>>;
  /** Removes everything of ours, and nothing of anybody else at the same origin. */
  clear(): void;
}

/** Outlives the visit. */
export const deviceStorage: JsonStorage = jsonStorage(() => globalThis.localStorage);

/** Lives as long as the tab. */
export const tabStorage: JsonStorage = jsonStorage(() => globalThis.sessionStorage);

/** Calls `listener` with the new value when another tab has changed it; null when it was removed. */
export function onStorageChange(name: string, listener: (value: unknown) => void): void {
  if (typeof addEventListener !== 'function') return;
  addEventListener('storage', (event) => {
    // A null key means that everything was cleared.
    if (event.key === PREFIX + name || event.key === null) listener(parse(event.newValue));
  });
}

/** `area` is asked every time: merely naming a storage throws where it is blocked. */
function jsonStorage(area: () => Storage | undefined): JsonStorage {
  function attempt<T>(otherwise: T, use: (storage: Storage) => T): T {
    try {
      const storage = area();
      return storage === undefined ? otherwise : use(storage);
    } catch {
      return otherwise;
    }
  }
  const names = (storage: Storage) =>
    Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((name) =>
      name.startsWith(PREFIX),
    );
  return {
    get: (name) => attempt(null, (storage) => parse(storage.getItem(PREFIX + name))),
    set(name, value) {
      try {
        area()?.setItem(PREFIX + name, JSON.stringify(value));
        return area() === undefined ? { ok: false, error: 'blocked' } : { ok: true, value: undefined };
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        return { ok: false, error: isFull ? 'full' : 'blocked' };
      }
    },
    remove: (name) => attempt(undefined, (storage) => storage.removeItem(PREFIX + name)),
    all: () =>
      attempt({}, (storage) =>
        Object.fromEntries(
          names(storage).map((name) => [name, parse(storage.getItem(name), storage.getItem(name))]),
        ),
      ),
    clear: () =>
      attempt(undefined, (storage) => {
        for (const name of names(storage)) storage.removeItem(name);
      }),
  };
}

function parse(text: string | null, otherwise: unknown = null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return otherwise;
  }
}

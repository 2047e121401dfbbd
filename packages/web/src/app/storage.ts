/**
 * What the browser remembers for us: JSON values by name, under one prefix. A browser may refuse (private windows,
 * policies, no room left). That is handled here, once: what cannot be read is absent, and a write says whether it worked.
 */

import type { Result } from '@tokaido/kernel';

/** What everything of ours begins with; the rest of the origin's storage belongs to others. */
export const PREFIX = 'tokaido.';

/** `blocked`: the browser stores nothing for us. `full`: it has no room left. */
export type StorageError = 'blocked' | 'full';

export interface JsonStorage {
  /** The stored value; null when there is none, or none that can be read. Callers check its shape. */
  get(name: string): unknown;
  set(name: string, value: unknown): Result<undefined, StorageError>;
  remove(name: string): void;
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
  return {
    get(name) {
      try {
        return parse(area()?.getItem(PREFIX + name) ?? null);
      } catch {
        return null;
      }
    },
    set(name, value) {
      try {
        const storage = area();
        if (storage === undefined) return { ok: false, error: 'blocked' };
        storage.setItem(PREFIX + name, JSON.stringify(value));
        return { ok: true, value: undefined };
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        return { ok: false, error: isFull ? 'full' : 'blocked' };
      }
    },
    remove(name) {
      try {
        area()?.removeItem(PREFIX + name);
      } catch {
        // Blocked: nothing of ours is there.
      }
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** For tests: what a browser remembers, in memory, as JSON. */

import type { JsonStorage } from '../../../app/storage.ts';

export function memoryStorage(items: Readonly<Record<string, unknown>> = {}): JsonStorage {
  const stored = new Map(Object.entries(items).map(([name, value]) => [name, JSON.stringify(value)]));
  return {
    get: (name) => JSON.parse(stored.get(name) ?? 'null') as unknown,
    set(name, value) {
      stored.set(name, JSON.stringify(value));
      return { ok: true, value: undefined };
    },
    remove: (name) => void stored.delete(name),
  };
}

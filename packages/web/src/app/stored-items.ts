/** Everything that we have stored on the device, for the player to take along or to delete. */

import { deviceStorage, PREFIX } from './storage.ts';

/** Our items by their full names; a text that is not JSON comes as it is. */
export function storedItems(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    storedNames().map((name) => {
      const value = deviceStorage.get(name);
      return [PREFIX + name, value ?? localStorage.getItem(PREFIX + name)];
    }),
  );
}

/** Nothing that others have stored at the same origin is touched. */
export function clearStoredItems(): void {
  for (const name of storedNames()) deviceStorage.remove(name);
}

function storedNames(): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

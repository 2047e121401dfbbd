/** Which lessons have been done on this device. */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { deviceStorage, onStorageChange } from '../app/storage.ts';

const NAME = 'lessons';

function read(stored: unknown): ReadonlySet<string> {
  const { done } = (stored ?? {}) as { readonly done?: unknown };
  return new Set(Array.isArray(done) ? done.filter((id) => typeof id === 'string') : []);
}

const done = signal(read(deviceStorage.get(NAME)));
onStorageChange(NAME, (value) => {
  done.value = read(value);
});

/** The ids of the lessons that are done. */
export const lessonsDone: ReadonlySignal<ReadonlySet<string>> = done;

/** A browser that stores nothing forgets it with the page, and no more. */
export function markDone(id: string): void {
  if (done.peek().has(id)) return;
  done.value = new Set(done.peek()).add(id);
  deviceStorage.set(NAME, { done: [...done.value] });
}

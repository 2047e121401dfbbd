/** Asks the browser, once and silently, not to clear our games away when it runs short of room. */

import { computed, effect } from '@preact/signals';
import type { TableModel } from '../table/model.ts';
import { deviceStorage } from './storage.ts';

const NAME = 'persistenceAsked';

/** Waits for the first decision, which is reported once it is saved: before it there is nothing to lose. */
export function requestPersistence({ journal }: Pick<TableModel, 'journal'>): void {
  const hasDecided = computed(() => journal.value.some(({ kind, by }) => kind === 'act' && by === 'person'));
  effect(() => {
    if (hasDecided.value) void ask();
  });
}

async function ask(): Promise<void> {
  // Some browsers pass the question on to the player, who must not be asked twice.
  if (deviceStorage.get(NAME) !== null) return;
  if (!deviceStorage.set(NAME, new Date().toISOString()).ok) return;
  try {
    await navigator.storage.persist();
  } catch {
    // A browser that cannot promise it still keeps games as well as it can.
  }
}

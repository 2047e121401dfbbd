/** Asks the browser, once and without a word of ours, not to clear away games when it runs short of room. */

import { computed, effect } from '@preact/signals';
import type { TableModel } from '../table/model.ts';

const KEY = 'tokaido.askedToLast';

/** Waits for the first decision: it is told once it is saved, and before it there is nothing to lose. */
export function askToLast({ journal }: Pick<TableModel, 'journal'>): void {
  const hasDecided = computed(() => journal.value.some(({ kind, by }) => kind === 'act' && by === 'person'));
  effect(() => {
    if (hasDecided.value) void ask();
  });
}

async function ask(): Promise<void> {
  try {
    // Some browsers pass the question on to the player, who is not to be asked twice.
    if (localStorage.getItem(KEY) !== null) return;
    localStorage.setItem(KEY, new Date().toISOString());
    await navigator.storage.persist();
  } catch {
    // A browser that cannot promise it keeps games as well as it can.
  }
}

/** Whether a game needs the line to the server right now: what can wait leaves it alone until then. */

import type { ReadonlySignal } from '@preact/signals';
import { effect, signal } from '@preact/signals';

const inUse = signal(false);

export const isLineInUse: ReadonlySignal<boolean> = inUse;

/** Follows what a table says of it; returns how to end that. */
export function followLineUse(needsLine: () => boolean): () => void {
  const stop = effect(() => {
    inUse.value = needsLine();
  });
  return () => {
    stop();
    inUse.value = false;
  };
}

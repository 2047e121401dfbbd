/** Lines for a status region, one after the other: one that is replaced at once is never read out. */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

/** As long as a line must stand for a screen reader to take it up. */
const STANDS_MS = 500;

export interface StatusQueue {
  readonly shown: ReadonlySignal<string>;
  say(this: void, text: string): void;
  /** Forgets what is shown and what was to come. */
  clear(): void;
}

/** A reader only speaks of a change: a space that is not seen makes equal words differ. */
function changed(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export function openStatusQueue(): StatusQueue {
  const shown = signal('');
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const text = waiting.shift();
    timer = text === undefined ? undefined : setTimeout(next, STANDS_MS);
    if (text !== undefined) shown.value = changed(shown.peek(), text);
  };
  return {
    shown,
    say(text) {
      if (text === '') return;
      waiting.push(text);
      if (timer === undefined) next();
    },
    clear() {
      waiting = [];
      clearTimeout(timer);
      timer = undefined;
      shown.value = '';
    },
  };
}

/** The time for clocks that run on the screen: it goes on in steps, and only while something shows it. */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Twice a second, so that no second is skipped. */
const STEP_MS = 500;

const now = signal(0);
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

const look = () => {
  now.value = performance.now();
};

/** By `performance.now()`. Read it in a `computed`: then only the text that changes is drawn again. */
export function useNow(): ReadonlySignal<number> {
  useEffect(() => {
    if (watchers++ === 0) timer = setInterval(look, STEP_MS);
    look();
    return () => {
      if (--watchers === 0) clearInterval(timer);
    };
  }, []);
  if (watchers === 0 && now.peek() === 0) look();
  return now;
}

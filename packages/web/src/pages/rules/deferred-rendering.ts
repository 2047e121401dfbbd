/** Work that can wait: done piece by piece, so that a long page is there at once and never holds up a key. */

import { useEffect, useState } from 'preact/hooks';

type Task = () => void;

const waiting = new Set<Task>();
let isComing = false;

/** The next piece when the browser has nothing better to do; Safari does not say when that is. */
function comeBack(): void {
  if (isComing || waiting.size === 0) return;
  isComing = true;
  const work = () => {
    isComing = false;
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next);
    next();
    comeBack();
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 30);
}

/** False at first, true soon after, each user in its turn; `now` does not wait. */
export function useDeferred(now: boolean): boolean {
  const [isHere, setHere] = useState(now);
  useEffect(() => {
    if (isHere) return undefined;
    const task = () => setHere(true);
    waiting.add(task);
    comeBack();
    return () => {
      waiting.delete(task);
    };
  }, []);
  return isHere || now;
}

/** Whether nothing is left to be written. */
export function isAllRendered(): boolean {
  return waiting.size === 0;
}

/** All that waits, at once: paper cannot be filled later. */
export function renderAllNow(): void {
  for (const task of waiting) task();
  waiting.clear();
}

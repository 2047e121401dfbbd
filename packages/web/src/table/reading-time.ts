/**
 * What is shown for as long as it takes to read it, and no longer: the time stands still while nobody can see the page.
 */

/** As the browser has it; tests have a clock of their own. */
export interface ReadingTime {
  later(ms: number, then: () => void): () => void;
  now(): number;
  isHidden(): boolean;
  /** Calls back when the page is hidden or shown again. */
  onVisibility(then: () => void): () => void;
}

/** Long enough to notice a line and read two or three words. */
const LEAST_MS = 6_000;
/** Beyond a short line: a slow reader takes so long for a letter. */
const LETTER_MS = 70;
const SHORT_LINE = 40;

/** How long a text stays. */
export function readingTime(text: string): number {
  return LEAST_MS + Math.max(0, text.length - SHORT_LINE) * LETTER_MS;
}

/** Calls back once a text could be read; returns a function that cancels it. */
export function onceRead(text: string, time: ReadingTime, then: () => void): () => void {
  let left = readingTime(text);
  let since = 0;
  let cancel: (() => void) | null = null;
  const run = () => {
    since = time.now();
    cancel = time.later(left, () => {
      stop();
      then();
    });
  };
  const look = () => {
    if (time.isHidden() && cancel !== null) {
      cancel();
      cancel = null;
      left = Math.max(0, left - (time.now() - since));
    } else if (!time.isHidden() && cancel === null) run();
  };
  const forget = time.onVisibility(look);
  const stop = () => {
    cancel?.();
    forget();
  };
  look();
  return stop;
}

export const pageTime: ReadingTime = {
  later(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  isHidden: () => document.hidden,
  onVisibility(then) {
    document.addEventListener('visibilitychange', then);
    return () => document.removeEventListener('visibilitychange', then);
  },
};

/** Something to be said once by the status region of whatever screen is shown. */

import { signal } from '@preact/signals';

/** Counted, so that the same words can be said again. */
export const announcement = signal<{ readonly text: string; readonly count: number }>({ text: '', count: 0 });

export function announce(text: string): void {
  announcement.value = { text, count: announcement.peek().count + 1 };
}

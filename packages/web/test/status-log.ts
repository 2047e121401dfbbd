/** Everything that the status regions of a page have said, since each says only the last of it. */

import type { Page } from 'playwright-core';

/** Runs in the page before anything else. */
export function watchStatus(): void {
  const page = globalThis as { statuses?: string[] };
  const statuses = (page.statuses = [] as string[]);
  const shown = new Map<Element, string>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status]')) {
      const text = region.textContent ?? '';
      if (shown.get(region) === text) continue;
      shown.set(region, text);
      if (text !== '') statuses.push(text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

export const saidBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as { statuses?: string[] }).statuses ?? []);

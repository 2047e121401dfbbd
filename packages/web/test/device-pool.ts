/**
 * Browser contexts that are used again: a new one opens a window of its own, which costs more than most tests do.
 * Before the next test gets one, everything that a page has stored is gone.
 */

import type { Browser, BrowserContext } from 'playwright-core';

const spare = new WeakMap<Browser, BrowserContext[]>();

/** A context that nobody uses, or none. */
export function takeContext(browser: Browser): BrowserContext | undefined {
  return spare.get(browser)?.pop();
}

/** Empties a context and keeps it for the next test. */
export async function returnContext(context: BrowserContext, origin: string): Promise<void> {
  const browser = context.browser();
  if (browser === null) return context.close();
  for (const event of ['request', 'weberror', 'console']) context.removeAllListeners(event);
  // What a page is still doing must not write into the device of the next test.
  await Promise.all(context.pages().map((page) => page.close()));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await page.close();
  spare.set(browser, [...(spare.get(browser) ?? []), context]);
}

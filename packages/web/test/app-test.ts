/**
 * `it` for tests in a browser. Each test gets an `app` of its own, over the server that all share and the browser of its
 * thread, so that tests can run side by side. The server limits what an address may do, so each test comes from one of
 * its own, as strangers do. At its end nothing may have gone wrong on any of its pages.
 */

import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { it as base, expect, inject } from 'vitest';
import { App } from './app.ts';
import { FlakyProxy } from './flaky-proxy.ts';
import { browserOptions } from './programs.ts';

/** A page of a test lives for seconds: compiling its program in the best form costs more than it saves. */
const SHORT_LIVED = '--js-flags=--no-opt';

let browser: Promise<Browser> | undefined;
let addresses = 0;

/** Each test opens devices of its own in it. It ends with the thread: it talks to it by a pipe, and to nobody else. */
export function threadBrowser(): Promise<Browser> {
  browser ??= browserOptions().then(({ args, ...options }) =>
    chromium.launch({ ...options, args: [...args, SHORT_LIVED] }),
  );
  return browser;
}

/** An address that no other test has, in whichever thread it runs. */
export function nextAddress(): string {
  const count = addresses++;
  return `10.${process.env['VITEST_POOL_ID'] ?? 0}.${count >> 8}.${count & 255}`;
}

export const it = base.extend<{ app: App }>({
  async app({ task }, use) {
    const home = await FlakyProxy.to(inject('serverUrl'), nextAddress());
    const app = new App(home.url, await threadBrowser());
    await use(app);
    expect(await app.tidy(), task.name).toEqual([]);
    home.stop();
  },
});

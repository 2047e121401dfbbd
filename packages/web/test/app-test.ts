/**
 * `it` for tests in a browser. Each test gets an `app` of its own, over the server and browser that all share, so that
 * tests can run side by side. At its end nothing may have gone wrong on any of its pages.
 */

import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { it as base, expect, inject } from 'vitest';
import { App } from './app.ts';

let browser: Promise<Browser> | undefined;

export const it = base.extend<{ app: App }>({
  async app({ task }, use) {
    browser ??= chromium.connect(inject('browserEndpoint'));
    const app = new App(inject('serverUrl'), await browser);
    await use(app);
    expect(await app.tidy(), task.name).toEqual([]);
  },
});

/** One program and one browser for all tests of a file. At the end nothing may have gone wrong on any page. */

import { afterAll, beforeAll, expect, vi } from 'vitest';
import { App } from './kit.ts';

/** Most of the time is spent waiting for one page or the other. */
const PAGES_AT_ONCE = 3;

/** Call it once at the top of a file whose tests run side by side; the program is there when they begin. */
export function sharedApp(): () => App {
  vi.setConfig({ maxConcurrency: PAGES_AT_ONCE });
  let app: App;
  beforeAll(async () => {
    app = await App.start();
  });
  afterAll(async () => {
    const faults = await app.tidy();
    await app.stop();
    expect(faults).toEqual([]);
  });
  return () => app;
}

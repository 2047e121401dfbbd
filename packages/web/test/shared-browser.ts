/** One server and one browser for all files of a run; each test opens devices of its own in it. */

import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserOptions, startServer } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly serverUrl: string;
    /** Where test files connect to the browser. */
    readonly browserEndpoint: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, browser] = await Promise.all([startServer(), browserOptions().then(launch)]);
  project.provide('serverUrl', server.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}

const launch = (options: Parameters<typeof chromium.launchServer>[0]) => chromium.launchServer(options);

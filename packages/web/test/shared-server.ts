/** One server for all files of a run, and a folder in which the browsers of its threads keep what they write. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly serverUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A browser goes with its thread, which gives it no time to tidy up.
  const folder = mkdtempSync(join(tmpdir(), 'tokaido-browsers-'));
  Object.assign(project.config.env, { TMPDIR: folder, TEMP: folder });
  const server = await startServer();
  project.provide('serverUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

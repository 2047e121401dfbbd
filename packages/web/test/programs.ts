/** The programs behind the browser tests, each started in a process of its own: our server and Chromium. */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../../scripts/find-browser.mjs';

const LAUNCHER = fileURLToPath(new URL('../../cli/bin/tokaido.js', import.meta.url));
const CLOCK = new URL('server-clock.mjs', import.meta.url).href;
const START_LIMIT = 60_000;
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Screenshots must not depend on the machine's fonts being smoothed.
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

export interface ServerProcess {
  readonly url: string;
  /** Lets time pass at the server, in milliseconds; nobody waits for it. */
  pass(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts our server on a free port, with a folder of its own for its tables. */
export async function startServer(more: readonly string[] = []): Promise<ServerProcess> {
  const data = mkdtempSync(join(tmpdir(), 'tokaido-web-'));
  const flags = [
    '--port',
    '0',
    '--data',
    data,
    '--log-level',
    'error',
    // Each test has an address of its own, see `app-test.ts`.
    '--trust-proxy',
    '127.0.0.1',
    '--bot-pause',
    '0',
    ...more,
  ];
  const server = spawn(process.execPath, ['--import', CLOCK, LAUNCHER, 'serve', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await addressOf(server);
  return {
    url,
    async pass(ms) {
      const passed = new Promise((resolve) => server.once('message', resolve));
      server.send(ms);
      await passed;
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error('the server did not start')), START_LIMIT);
    server.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
      const [, url] = /served at\s+(http:\S+)/.exec(text) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
}

/** How to launch the browser; a whole one can notify. */
export async function browserOptions(isWhole = false): Promise<{ executablePath: string; args: string[] }> {
  return { executablePath: await findBrowser(isWhole), args: FLAGS };
}

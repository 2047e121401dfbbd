/** Runs the command as a user does: another process, no terminal. It is built once; what the launcher adds is tested apart. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { adviceFor, buildCommand } from '../../../scripts/build-command.mjs';

const PROGRAM = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const failure = await buildCommand();
if (failure !== null) throw new Error(adviceFor(failure));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const env = { ...process.env, NO_COLOR: '1', LC_ALL: 'C' };

export function tokaido(args: readonly string[], input = ''): Ran {
  const ran = spawnSync(process.execPath, [PROGRAM, ...args], { input, encoding: 'utf8', env });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

/** Runs the command until `isReady`, and then presses Ctrl-C. */
export async function interruptedTokaido(args: readonly string[], isReady: () => boolean): Promise<Ran> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  while (!isReady() && child.exitCode === null) await pause(20);
  child.kill('SIGINT');
  const [[code], out, err] = await ended;
  return { code: typeof code === 'number' ? code : null, out, err };
}

/** A folder that is gone after `use`. */
export function inFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'tokaido-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

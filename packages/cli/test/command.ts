/** Runs the command as a user does: another process, the launcher, no terminal. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../bin/tokaido.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function tokaido(args: readonly string[], input = ''): Ran {
  const env = { ...process.env, NO_COLOR: '1', LC_ALL: 'C' };
  const ran = spawnSync(process.execPath, [LAUNCHER, ...args], { input, encoding: 'utf8', env });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
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

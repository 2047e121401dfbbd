/** `tokaido serve` where it cannot start: one sentence on stderr, an exit code, and nothing else. */

import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAILED } from '../exit.ts';
import { serve } from './serve.ts';

let folder = '';
let stderr: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokaido-serve-'));
  stderr = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => stderr.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('refuses the data of program 0.0 with one sentence, and does not touch it', async () => {
  const file = join(folder, 'tokaido.db');
  copyFileSync(new URL('../../../server/test/fixtures/tokaido-0.0.db', import.meta.url), file);
  const before = readFileSync(file);
  expect(await serve({ data: folder, port: '0', 'log-level': 'silent' })).toBe(FAILED);
  expect(stderr.join('')).toMatch(
    /^tokaido: The stored tables were written by an older version of this program .* Nothing was changed\.\n$/,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
});

it('says which flag helps when the port is taken', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  try {
    expect(await serve({ data: folder, port: String(port), 'log-level': 'silent' })).toBe(FAILED);
    expect(stderr).toEqual([
      `tokaido: port ${port} is taken; choose another with --port, or --port 0 for any free one\n`,
    ]);
  } finally {
    other.close();
  }
});

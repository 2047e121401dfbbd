/** The container's steps outside a container: install, build, prune, start without the right to write. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { rehearse } from './containerfile.ts';
import { ReadOnlyRun } from './read-only.ts';

const run = new ReadOnlyRun();
afterAll(() => run.remove());

it('builds and starts as deploy/Containerfile says', { timeout: 600_000 }, async () => {
  const { command, cwd, settings } = rehearse(run.folder);
  run.lock(cwd);
  expect(run.mayWrite(cwd)).toBe(false);
  expect(existsSync(join(cwd, 'node_modules', 'esbuild'))).toBe(false);

  const text = await run.playGame(command, cwd, settings);
  expect(text).toContain('<!doctype html>');
  expect(text).toMatch(/\nresult \d+ \d+\n/);
  expect(text).toContain('ended with 0');
  expect(text).not.toContain('tokaido: ');
  expect(existsSync(join(settings['TOKAIDO_DATA'] ?? '', 'tokaido.db'))).toBe(true);
});

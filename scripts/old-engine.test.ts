import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { hasHistory, makeOldEngine } from './old-engine.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tokaido-old-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A match of the file with itself, run where there is nothing but the file. */
function games(file: string, candidate: string): unknown {
  const match = ['--game', 'duo', '--against', 'random', '--blocks', '2', '--workers', '2', '--seed', 'old'];
  const args = [file, 'arena', ...match, '--candidate', candidate, '--json', '-'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const { summary } = JSON.parse(stdout) as { summary: { points: number; otherPoints: number } };
  return [summary.points, summary.otherPoints];
}

// Where the sources were unpacked without their history there is no older version to take.
test.skipIf(!hasHistory())(
  'a commit becomes one file that plays with its nets (needs a git repository)',
  async () => {
    const file = await makeOldEngine('HEAD', join(folder, 'old.mjs'));
    const asProgram = games(file, `exec:"${process.execPath}" "${file}" engine --bot net`);
    expect(asProgram).toEqual(games(file, 'net'));
    // Without its nets it would play as the heuristic.
    expect(asProgram).not.toEqual(games(file, 'heuristic'));
  },
);

test.skipIf(!hasHistory())('what is no commit is refused in a sentence (needs a git repository)', () => {
  const script = fileURLToPath(new URL('old-engine.mjs', import.meta.url));
  for (const [args, sentence] of [
    [['no-such-commit'], '"no-such-commit" is no commit of this repository\n'],
    [[], 'usage: npm run old-engine -- COMMIT [--out FILE]\n'],
    [['HEAD', '--nonsense'], 'usage: npm run old-engine -- COMMIT [--out FILE]\n'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([2, '', sentence]);
  }
});

/** The training command as a whole, from its bundle: it trains, stops, and goes on where it was left. */

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NET_TASKS } from '../src/net/nets-at-start.ts';
import type { WeightsFile } from '../src/net/weights.ts';
import { unpackNet } from '../src/net/weights.ts';
import { readCheckpoint } from '../src/train/checkpoint.ts';

const LAUNCHER = fileURLToPath(new URL('../bin/train.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tokaido-train-'));
beforeAll(() => {
  execFileSync(process.execPath, [LAUNCHER, '--bundle-only', folder]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const { schema } = NET_TASKS.get('tokaido-2')!().features;

function train(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'train.mjs'), ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Python runs it where it has PyTorch, which no test needs. */
const hasPyTorch = spawnSync('python3', ['-c', 'import torch, numpy']).status === 0;

function head(run: string) {
  const checkpoint = readCheckpoint(join(run, 'checkpoint.bin'), schema);
  if (!checkpoint.ok) throw new Error(checkpoint.error);
  return checkpoint.value.head;
}

describe.each(hasPyTorch ? ['node', 'python'] : ['node'])('with the learner in %s', (learner) => {
  it('trains, and goes on with the counts and the schedule of the run, with and without its window', () => {
    const out = join(folder, `${learner}.json`);
    const run = `${out}.run`;
    const machine = ['--actors', '2', '--learner', learner];
    const small = ['--hidden', '8,4', '--batch', '16', '--chunk', '200', '--rate', '0.01'];
    const length = ['--games', '16', '--total-games', '64'];
    const first = train('--task', 'tokaido-2', '--out', out, ...length, ...machine, ...small);
    expect(first, first.stderr).toMatchObject({ status: 0, stderr: '' });
    const begun = head(run);
    expect(begun).toMatchObject({ spent: 16, games: 16 });
    expect(begun.steps).toBeGreaterThan(0);
    expect(readdirSync(run)).not.toContain('chunks');

    const second = train('--resume', run, '--games', '16', ...machine);
    expect(second, second.stderr).toMatchObject({ status: 0 });
    expect(second.stdout).toMatch(/16 games of 64, 16.0 spent; \d{3,} positions of the window were kept/);
    expect(head(run)).toMatchObject({ spent: 32, games: 32 });
    expect(head(run).steps).toBeGreaterThan(begun.steps);
    // Half of the run is behind it, and so is half of the way from the first rate to the last.
    const rates = [...second.stdout.matchAll(/rate (\S+)/g)].map(([, rate]) => Number(rate));
    expect(rates.at(-1)).toBeGreaterThan(0.0003);
    expect(rates.at(-1)).toBeLessThan(0.01);

    rmSync(join(run, 'window.bin'));
    const third = train('--resume', run, '--games', '100', ...machine);
    expect(third.stdout).toContain('; 0 positions of the window were kept');
    expect(head(run)).toMatchObject({ spent: 64, games: 64 });
    const net = unpackNet(JSON.parse(readFileSync(out, 'utf8')) as WeightsFile, schema);
    expect(net).toMatchObject({ ok: true, value: { shape: { hidden: [8, 4] } } });
    const more = train('--resume', run, '--games', '10', ...machine);
    expect(more).toMatchObject({ status: 2, stderr: expect.stringContaining('this run is complete') });
  });
});

describe('a run that cannot work', () => {
  it('ends with a sentence when the weights diverge', () => {
    const out = join(folder, 'diverged.json');
    const words = `--task tokaido-2 --games 40 --out ${out} --learner node --actors 1 --hidden 8,4 --batch 16`;
    const { status, stderr } = train(...words.split(' '), '--chunk', '200', '--rate', '1e30');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'the weights have diverged; start again with a lower --rate\n',
    });
    expect(existsSync(out)).toBe(false);
  });
});

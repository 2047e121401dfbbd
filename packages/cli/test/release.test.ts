/** What is published, packed and installed in an empty folder that the running user may not write. */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../../scripts/install.mjs';
import { libraries, release } from '../../../scripts/release.mjs';
import { installRelease } from './installed-release.ts';
import { ReadOnlyRun } from './read-only.ts';

const run = new ReadOnlyRun();
const home = join(run.folder, 'home');

const CONSUMER = `
import { botNames } from '@tokaido/bots';
import { duo } from '@tokaido/duo';
import { FastChance } from '@tokaido/kernel';
import { playAndCheck } from '@tokaido/kernel/testkit';
import { tokaido } from '@tokaido/tokaido';

const chance: FastChance = new FastChance(7);
const names: readonly string[] = botNames();
// @ts-expect-error: the types are those of the sources, not any
const wrong: string = chance.below(3);
console.log(names.includes('random'), typeof wrong, typeof tokaido.legal, typeof duo.legal, typeof playAndCheck);
`;

beforeAll(async () => {
  const packed = join(run.folder, 'packed');
  expect(await release(packed)).toBe(0);
  expect(await installRelease(packed, home)).toBe(0);
  writeFileSync(join(home, 'consumer.mts'), CONSUMER);
  run.lock(home);
}, 300_000);
afterAll(() => run.remove());

it('cannot be written by the user who runs it', () => {
  expect(run.mayWrite(run.data)).toBe(true);
  for (const folder of ['.', 'node_modules/tokaido', 'node_modules/tokaido/dist'])
    expect(run.mayWrite(join(home, folder)), folder).toBe(false);
});

it('serves the client and a game through the API', async () => {
  const text = await run.playGame([join(home, 'node_modules', '.bin', 'tokaido'), 'serve'], home);
  expect(text).toContain('<!doctype html>');
  expect(text).toMatch(/\nresult \d+ \d+\n/);
  expect(text).toContain('ended with 0');
  expect(text).not.toContain('tokaido: ');
});

it('has the other commands too, and no trace of the checkout', () => {
  const command = join(home, 'node_modules', '.bin', 'tokaido');
  const { code, text } = run.run([command, 'demo', '--seed', 'fuji'], home);
  expect(code, text).toBe(0);
  const { version } = JSON.parse(
    readFileSync(join(home, 'node_modules', 'tokaido', 'package.json'), 'utf8'),
  ) as { readonly version: string };
  expect(run.run([command, '--version'], home).text).toBe(`${version}\n`);
  const bundle = readFileSync(join(home, 'node_modules', 'tokaido', 'dist', 'main.js'), 'utf8');
  expect(bundle).not.toContain(root);
});

it('gives libraries whose types and code a stranger can use', () => {
  const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const flags = [
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--strict',
    '--outDir',
    run.data,
    'consumer.mts',
  ];
  const checked = spawnSync(process.execPath, [tsc, ...flags], { cwd: home, encoding: 'utf8' });
  expect(checked.stdout + checked.stderr).toBe('');
  const script = readFileSync(join(run.data, 'consumer.mjs'), 'utf8');
  const { text } = run.run([process.execPath, '--input-type=module', '--eval', script], home);
  expect(text).toBe('true number function function function\n');
});

it('has pages for every library', () => {
  const { entryPoints } = JSON.parse(
    readFileSync(join(root, 'typedoc.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
  ) as { readonly entryPoints: readonly string[] };
  const entries = libraries().flatMap(({ folder, manifest }) =>
    Object.values(manifest.exports ?? {}).map((entry) => join('packages', basename(folder), entry)),
  );
  // Nets are data: nothing can be said of them there.
  const code = entries.filter((entry) => !entry.endsWith('.json'));
  expect([...entryPoints].sort()).toEqual(code.sort());
});

it('names the versions that the server is tested with', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
  expect(read('server').dependencies).toMatchObject(read('cli').dependencies);
});

/**
 * Both deployments start in a checkout that was built and pruned and that they may not write. The steps that lead
 * there take a minute: deploy.soak.test.ts.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../../scripts/build.mjs';
import { root } from '../../../scripts/install.mjs';
import { copyCheckout, instructions } from './containerfile.ts';
import { copyDependencies, readManifest } from './installed-release.ts';
import { ReadOnlyRun } from './read-only.ts';

const run = new ReadOnlyRun();
const app = join(run.folder, 'app');
const empty = join(run.folder, 'not-built');

/** Links to our own packages, as npm makes them. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules', '@tokaido'), { recursive: true });
  for (const name of readdirSync(join(folder, 'packages'))) {
    const { name: full } = readManifest(join(folder, 'packages', name));
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', full), 'dir');
  }
}

beforeAll(async () => {
  expect(await build()).toBe(0);
  copyCheckout(app);
  for (const path of ['packages/cli', 'packages/kernel/package.json', 'scripts'])
    cpSync(join(app, path), join(empty, path), { recursive: true });
  for (const name of ['cli', 'web'])
    cpSync(join(root, 'packages', name, 'dist'), join(app, 'packages', name, 'dist'), {
      recursive: true,
      preserveTimestamps: true,
    });
  // Built after the sources came, as in every deployment.
  const now = new Date();
  utimesSync(join(app, 'packages', 'cli', 'dist', 'main.js'), now, now);
  copyDependencies([readManifest(join(app, 'packages', 'cli'))], app);
  linkPackages(app);
  for (const folder of [app, empty]) run.lock(folder);
}, 300_000);
afterAll(() => run.remove());

function containerCommand(): string[] {
  return JSON.parse(instructions().find(({ word }) => word === 'CMD')?.text ?? '[]') as string[];
}

function serviceCommand(): string[] {
  const unit = readFileSync(join(root, 'deploy', 'tokaido.service'), 'utf8');
  const [, line = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  // The unit names a program of the system; here it is the one that runs the tests.
  return line.replace(/^\/usr\/bin\/node /, `${process.execPath} `).split(' ');
}

it.each([
  ['container', containerCommand()],
  ['service', serviceCommand()],
])('the %s starts and plays a game', async (_, command) => {
  expect(run.mayWrite(join(app, 'packages', 'cli'))).toBe(false);
  const text = await run.playGame(command, app);
  expect(text).toContain('<!doctype html>');
  expect(text).toMatch(/\nresult \d+ \d+\n/);
  expect(text).toContain('ended with 0');
  expect(text).not.toContain('tokaido: ');
});

const HELP = [process.execPath, 'packages/cli/bin/tokaido.js', '--help'];

it('runs what is built where sources are newer, and says so', () => {
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(app, 'packages', 'cli', 'src', 'main.ts'), later, later);
  const { code, text } = run.run(HELP, app);
  expect(code).toBe(0);
  expect(text).toContain('tokaido: older than its sources, since this user may not write');
  expect(text).toContain('Usage: tokaido');
});

it('says what to do where nothing is built', () => {
  const { code, text } = run.run(HELP, empty);
  expect(code).toBe(2);
  expect(text).toMatch(
    /^tokaido: the command is not built and this user may not write .*: run npm run build/,
  );
  expect(text.trim().split('\n')).toHaveLength(1);
});

it('says what to do where nothing is installed', () => {
  spawnSync('chmod', ['-R', 'a+w', empty]);
  const { code, text } = run.run(HELP, empty);
  expect(code).toBe(2);
  expect(text).toBe('tokaido: dependencies are not installed: run npm start or npm ci first\n');
});

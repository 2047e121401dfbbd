import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lockFaults } from './check-lock.mjs';
import { fixturesError } from './fixtures.mjs';
import { isInstalled } from './install.mjs';
import { exclusively } from './lock.mjs';
import { missingFixtures } from './release.mjs';
import { ownPackages } from './sources.mjs';

describe('lock file check', () => {
  const noManifest = () => ({});
  const hash = { integrity: 'sha512-x' };

  test('passes a lock without addresses whose optional packages are all there', () => {
    const entries = {
      '': {},
      'packages/kernel': {},
      'node_modules/@tokaido/kernel': { resolved: 'packages/kernel', link: true },
      'node_modules/a': { ...hash, optionalDependencies: { '@a/mac': '1', '@a/win': '1' } },
      'node_modules/@a/mac': hash,
      'node_modules/a/node_modules/@a/win': hash,
    };
    expect(lockFaults(entries, noManifest)).toEqual([]);
  });

  test('names an address, a missing hash and a missing platform', () => {
    const entries = {
      'node_modules/a': { ...hash, resolved: 'https://example.org/a.tgz' },
      'node_modules/b': {},
      'node_modules/c': { ...hash, optionalDependencies: { '@c/mac': '1' } },
      'node_modules/d/node_modules/@c/mac': hash,
    };
    expect(lockFaults(entries, noManifest)).toEqual([
      'node_modules/a: has an address, https://example.org/a.tgz',
      'node_modules/b: has no integrity hash',
      'node_modules/c: optional @c/mac is missing',
    ]);
  });

  test('names a package.json that changed since', () => {
    const entries = { 'packages/duo': { dependencies: { a: '1.0.0' } } };
    expect(lockFaults(entries, () => ({ dependencies: { a: '1.0.1' } }))).toEqual([
      'packages/duo/package.json: dependencies differ from the lock file',
    ]);
  });
});

describe('a lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokaido-lock-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const lock = join(folder, 'lock');

  test('lets the second wait for the first, and is gone afterwards', async () => {
    const order: string[] = [];
    writeFileSync(lock, String(process.pid));
    const second = exclusively(lock, () => order.push('second'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push('first');
    rmSync(lock);
    await second;
    expect(order).toEqual(['first', 'second']);
    expect(existsSync(lock)).toBe(false);
  });

  test("of a process that died is nobody's", async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lock, String(pid));
    expect(await exclusively(lock, () => 'done')).toBe('done');
  });
});

describe('is an install needed', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-mac': { version: '1.0.0', optional: true },
  };
  const installed = { 'node_modules/a': { version: '1.0.0' } };

  test('not when all is there but other platforms', () => {
    expect(isInstalled(wanted, installed, () => true)).toBe(true);
  });

  test.each([
    ['nothing is installed', undefined, true],
    ['the install broke off: the list is there, the files are not', installed, false],
    ['a package is missing', {}, true],
    ['a version changed', { 'node_modules/a': { version: '0.9.0' } }, true],
  ])('when %s', (_, have, filesThere) => {
    expect(isInstalled(wanted, have, () => filesThere)).toBe(false);
  });
});

test('all packages have the same version, which the command, the server and the client show', () => {
  expect(new Set(ownPackages().map(({ manifest }) => manifest.version)).size).toBe(1);
});

describe('fixtures', () => {
  test.each([
    [[], 'usage: '],
    [['0.1'], 'usage: '],
    [['0.1.0', '--force'], 'usage: '],
    [['0.1.0', '--replace-unreleased', 'now'], 'usage: '],
    [['0.1.0'], 'never written again'],
  ])('%j is refused with a sentence', (args, says) => {
    expect(fixturesError(args)).toContain(says);
  });

  test('must be there before a version is released', () => {
    expect(missingFixtures('0.1.0')).toBeNull();
    expect(missingFixtures('99.0.0')).toContain('npm run fixtures -- 99.0.0');
  });

  test('of a new version are written', () => {
    expect(fixturesError(['99.0.0'])).toBeNull();
  });

  test('of a version with a tag stay as they are, whatever is asked', () => {
    expect(fixturesError(['0.1.0', '--replace-unreleased'], () => true)).toContain('is released');
    expect(fixturesError(['0.1.0', '--replace-unreleased'], () => false)).toBeNull();
  });
});

/** Settings from flags, the environment and defaults; what is wrong is named by where it was set. */

import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { expect, it } from 'vitest';
import type { Environment, Flags } from './config.ts';
import { readConfig, SETTINGS } from './config.ts';

function config(flags: Flags, env: Environment = {}) {
  const read = readConfig(flags, env, 'web');
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

function errorOf(flags: Flags, env: Environment = {}): string {
  const read = readConfig(flags, env, 'web');
  return read.ok ? '' : read.error;
}

it('lets a flag win over a variable, and a variable over the default', () => {
  expect(config({ port: '9000' }, { PORT: '7000', HOST: '::1' })).toMatchObject({
    port: 9000,
    host: '::1',
    keepDays: 90,
    unlimited: false,
    web: 'web',
  });
});

it('takes an empty variable as not set', () => {
  expect(config({}, { PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, database: '' });
});

it('has a default for each setting that it takes itself', () => {
  for (const { default: value, parse, flag } of Object.values(SETTINGS))
    expect(parse(value), flag).toMatchObject({ ok: true });
});

it('names every error, where it was set, and what to write instead', () => {
  expect(errorOf({ port: '99999', 'trust-proxy': 'maybe' }, { KEEP_DAYS: 'ever' })).toBe(
    '--port must be a whole number from 0 to 65535, not "99999"; ' +
      '--trust-proxy must be no, the number of proxies (up to 9), or their addresses such as 127.0.0.1,10.0.0.0/8, ' +
      'not "maybe"; ' +
      'KEEP_DAYS must be a whole number from 1 to 36500, not "ever"',
  );
});

it('does not repeat the address of a database, which may hold a password', () => {
  expect(errorOf({ database: 'mysql://me:secret@localhost/x' })).toBe(
    '--database must be an address that begins with postgres://',
  );
});

it('refuses several processes on a SQLite file, and says why and what to do', () => {
  expect(errorOf({ processes: '2' })).toBe(
    'more than one process needs PostgreSQL, since a SQLite file is served by one process alone; ' +
      'set --database postgres://…, or leave --processes out',
  );
  const database = 'postgres://localhost/tokaido';
  expect(config({ processes: '2', database, name: 'kyoto-1' })).toMatchObject({
    processes: 2,
    name: 'kyoto-1',
  });
  expect(errorOf({ name: 'kyoto 1' })).toMatch(/^--name must have at most 40 letters/);
});

it('takes proxies by number or by address', () => {
  const trusted = (value: string) => config({ 'trust-proxy': value }).trustProxy;
  expect(trusted('no')).toBe(0);
  expect(trusted('2')).toBe(2);
  expect(trusted('127.0.0.1, 10.0.0.0/8,2001:db8::/32')).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '2001:db8::/32',
  ]);
  for (const wrong of [
    'yes',
    '-1',
    '10',
    '1.5',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/8/8',
    '10.0.0.1,',
    'proxy',
  ])
    expect(errorOf({ 'trust-proxy': wrong }), wrong).toContain('--trust-proxy must be no,');
});

it('takes an address for metrics, and a token that is never repeated', () => {
  expect(config({ metrics: '[::1]:9100' }).metrics).toEqual({ host: '::1', port: 9100 });
  expect(config({ metrics: 'localhost:0' }).metrics).toEqual({ host: 'localhost', port: 0 });
  expect(config({}).metrics).toBeNull();
  for (const wrong of ['9100', ':9100', 'localhost:99999', '::1:9100', 'http://localhost:9100'])
    expect(errorOf({ metrics: wrong }), wrong).toContain('--metrics must be a host and a port');
  expect(config({ 'metrics-token': 'long-enough-to-keep' }).metricsToken).toBe('long-enough-to-keep');
  expect(errorOf({ 'metrics-token': 'tooshort' })).toBe(
    '--metrics-token must have 16 to 200 letters, digits or signs of -._~+/=',
  );
});

it('wants a public address without a path, and takes it as browsers write it', () => {
  const publicUrl = (value: string) => config({ 'public-url': value }).publicUrl;
  expect(publicUrl('https://tokaido.example/')).toBe('https://tokaido.example');
  expect(publicUrl('HTTPS://Tokaido.Example:443')).toBe('https://tokaido.example');
  expect(publicUrl('http://192.168.1.20:8080')).toBe('http://192.168.1.20:8080');
  expect(publicUrl('')).toBe('');
  for (const wrong of [
    'https://tokaido.example/play',
    'tokaido.example',
    'ftp://tokaido.example',
    'https://tokaido.example?x',
    'https://me:secret@tokaido.example',
    'https://tokaido.example:99999',
    'https://',
  ])
    expect(errorOf({ 'public-url': wrong }), wrong).toBe(
      `--public-url must be an address such as https://tokaido.example, without a path, not "${wrong}"`,
    );
});

it('is told in docs/server.md as it is', () => {
  const code = (words: string) => (words === '' ? '' : `\`${words}\``);
  const rows = Object.values(SETTINGS).map(({ flag, env, default: value, help }) =>
    `| ${code(`--${flag}`)} | ${code(env)} | ${code(value.replace(homedir(), '~'))} | ${help} |`.replace(
      '|  |',
      '| |',
    ),
  );
  const page = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8');
  const table = page.split('\n').filter((line) => line.startsWith('| `--'));
  expect(table).toEqual(rows);
});

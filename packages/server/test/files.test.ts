/** The client's files as a browser gets them: compressed, cached, the scripts of a screen named in the page's headers. */

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readClientFiles } from '../src/http/files.ts';
import { TestServer } from './kit.ts';

const web = mkdtempSync(join(tmpdir(), 'tokaido-web-'));
const server = new TestServer({ web });
const PROGRAM = 'export const answer = 42;\n';

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  mkdirSync(join(web, '.vite'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Table</title>');
  writeFileSync(join(web, 'assets', 'table-a1b2c3d4.js'), PROGRAM);
  writeFileSync(join(web, 'assets', 'table-a1b2c3d4.js.gz'), gzipSync(PROGRAM));
  writeFileSync(join(web, 'assets', 'both-a1b2c3d4.js'), PROGRAM);
  writeFileSync(join(web, 'assets', 'both-a1b2c3d4.js.gz'), gzipSync(PROGRAM));
  writeFileSync(join(web, 'assets', 'both-a1b2c3d4.js.br'), brotliCompressSync(PROGRAM));
  writeFileSync(join(web, 'sw.js'), PROGRAM);
  writeFileSync(join(web, 'icon-maskable-512.png'), '');
  const screens = { '/g/': ['/assets/table-a1b2c3d4.js', '/assets/more-a1b2c3d4.js'] };
  writeFileSync(join(web, '.vite', 'screens.json'), JSON.stringify(screens));
  await server.start();
});
afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

test('every screen is the page, and names the programs it needs', async () => {
  const table = await get('/g/abc');
  expect(await table.text()).toContain('<title>Table</title>');
  expect(table.headers.get('link')).toBe(
    '</assets/table-a1b2c3d4.js>; rel=modulepreload, </assets/more-a1b2c3d4.js>; rel=modulepreload',
  );
  const home = await get('/');
  expect(home.status).toBe(200);
  expect(home.headers.get('link')).toBeNull();
});

test('a page that is known is not sent again', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('a file with a hash in its name is compressed and cached forever', async () => {
  const program = await get('/assets/table-a1b2c3d4.js', { 'accept-encoding': 'gzip' });
  expect(program.headers.get('content-encoding')).toBe('gzip');
  expect(program.headers.get('cache-control')).toContain('immutable');
  expect(await program.text()).toBe(PROGRAM);
});

test('the smallest body that the browser accepts is sent, and the plain one where it accepts none', async () => {
  for (const [accepted, sent] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const program = await get('/assets/both-a1b2c3d4.js', { 'accept-encoding': accepted });
    expect(program.headers.get('content-encoding'), accepted).toBe(sent);
    expect(program.headers.get('vary')).toBe('accept-encoding');
    expect(program.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await program.text()).toBe(PROGRAM);
  }
});

test('the service worker and icons, which keep their names, are asked for each time', async () => {
  for (const path of ['/sw.js', '/icon-maskable-512.png'])
    expect((await get(path)).headers.get('cache-control'), path).toBe('no-cache');
});

test('a page of the same size and time has another tag when its words differ', () => {
  const tagOf = (page: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'tokaido-web-'));
    writeFileSync(join(folder, 'index.html'), page);
    // As in an npm package, where every file has this time.
    utimesSync(join(folder, 'index.html'), 499_162_500, 499_162_500);
    const tag = readClientFiles(folder).files.get('/index.html')?.etag;
    rmSync(folder, { recursive: true });
    return tag;
  };
  expect(tagOf('<script src="/assets/main-aaaaaaaa.js">')).not.toBe(
    tagOf('<script src="/assets/main-bbbbbbbb.js">'),
  );
});

test('HEAD tells what GET would send, without a body', async () => {
  const head = await fetch(`${server.url}/`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('etag')).toBe((await get('/')).headers.get('etag'));
  expect(await head.text()).toBe('');
  expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(404);
});

test('every answer has the security headers', async () => {
  for (const path of ['/', '/assets/table-a1b2c3d4.js', '/assets/none.js', '/api/nothing'])
    expect((await get(path)).headers.get('content-security-policy'), path).toContain("default-src 'none'");
});

test('a file that is missing is missing, and notes of the build are nobody’s business', async () => {
  for (const path of [
    '/assets/old-a1b2c3d4.js',
    '/.vite/screens.json',
    '/api/nothing',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/table-a1b2c3d4.js.gz',
  ])
    expect((await get(path)).status, path).toBe(404);
});

/** The client's files as a browser gets them: compressed, kept, and a screen's programs named with the page. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a file with a hash in its name is compressed and kept for ever', async () => {
  const program = await get('/assets/table-a1b2c3d4.js', { 'accept-encoding': 'gzip' });
  expect(program.headers.get('content-encoding')).toBe('gzip');
  expect(program.headers.get('cache-control')).toContain('immutable');
  expect(await program.text()).toBe(PROGRAM);
});

test('a file that is missing is missing, and notes of the build are nobody’s business', async () => {
  for (const path of ['/assets/old-a1b2c3d4.js', '/.vite/screens.json', '/api/nothing', '/../package.json'])
    expect((await get(path)).status, path).toBe(404);
});

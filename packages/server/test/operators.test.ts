/** What operators see: metrics for those who may read them, the truth about the store. */

import { afterEach, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { Readiness } from '../src/http/readiness.ts';
import { openMemory } from '../src/store/testkit/memory.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { TestServer } from './kit.ts';
import { testApp } from './test-app.ts';

const TOKEN = 'a-token-for-the-metrics';
const METRIC = 'tokaido_tables_opened_total';
let server: TestServer;
afterEach(() => server.end());

it('shows metrics to nobody, unless it is told to', async () => {
  server = await new TestServer().start();
  expect(await server.call('GET', '/metrics')).toMatchObject({ status: 404 });
  expect((await server.call('GET', '/metrics', undefined, TOKEN)).text).not.toContain(METRIC);
  for (const path of ['/healthz', '/readyz'])
    expect(await server.call('GET', path)).toMatchObject({
      status: 200,
      json: { ok: true, version: manifest.version },
    });
});

it('shows metrics to those who know the token', async () => {
  server = await new TestServer({ metricsToken: TOKEN }).start();
  expect((await server.call('GET', '/metrics', undefined, TOKEN)).text).toContain(METRIC);
  for (const wrong of ['', 'x', `${TOKEN}x`, TOKEN.slice(1)]) {
    const answer = await server.call('GET', '/metrics', undefined, wrong);
    expect(answer.status, wrong).toBe(401);
    expect(answer.text).not.toContain(METRIC);
  }
});

it('shows metrics at an address of their own, and nothing else there', async () => {
  server = await new TestServer({ metrics: { host: '127.0.0.1', port: 0 } }).start();
  const get = (path: string) => fetch(`${server.metricsUrl}${path}`);
  const answer = await get('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain(METRIC);
  for (const path of ['/', '/api/tables', '/healthz']) expect((await get(path)).status, path).toBe(404);
  expect((await server.call('GET', '/metrics')).status).toBe(404);
});

it('says why it is not well and not ready', async () => {
  server = new TestServer();
  const reason = 'The database does not answer.';
  const app = await testApp({} as TableRegistry, openMemory(), {
    health: () => reason,
    readiness: async () => reason,
  });
  for (const url of ['/healthz', '/readyz']) {
    const answer = await app.inject(url);
    expect(answer.statusCode, url).toBe(503);
    expect(answer.json()).toEqual({ ok: false, version: manifest.version, reason });
  }
  await app.close();
});

it('is ready only if the store takes a write, and asks it once for all who want to know', async () => {
  server = new TestServer();
  let writes = 0;
  const works = new Readiness(async () => void writes++);
  expect(await Promise.all([works.check(), works.check(), works.check()])).toEqual([null, null, null]);
  expect(writes).toBe(1);
  const fails = new Readiness(() => Promise.reject(new Error('PostgreSQL at db.internal refuses')));
  // Anybody may ask: where the database is stays in the log.
  expect(await fails.check()).toMatch(/^(?!.*db\.internal).*does not take a write/);
});

it('says what to change when the address of the metrics is taken', async () => {
  server = await new TestServer({ metrics: { host: '127.0.0.1', port: 0 } }).start();
  const port = Number(new URL(server.metricsUrl).port);
  const second = new TestServer({ metrics: { host: '127.0.0.1', port } });
  await expect(second.start()).rejects.toThrow(/EADDRINUSE.*choose another address with --metrics/);
  await second.end();
});

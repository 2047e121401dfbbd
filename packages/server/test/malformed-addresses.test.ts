/** Addresses that name no table: each is refused in words of the API, and the store is never asked. */

import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openMemory } from '../src/store/testkit/memory.ts';
import { isTableId, newTableId } from '../src/tables/secrets.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { TestServer } from './kit.ts';
import { testApp } from './test-app.ts';

const NO_IDS = [
  '%00',
  'abcdefghj%00',
  '%',
  '%zz',
  '%f0%28',
  '%E2%80%AE',
  'tokaidō',
  '..%2f..%2fetc',
  'a'.repeat(9),
  'a'.repeat(11),
  'a'.repeat(300),
  'ABCDEFGHJK',
  'none',
];

it('takes every id that it makes for one', () => {
  for (let i = 0; i < 100; i++) expect(isTableId(newTableId())).toBe(true);
});

it('asks the store for no id that cannot be a table’s, on any route', async () => {
  const registry = {
    find: async (id: string) => {
      throw new Error(`the store was asked for ${id}`);
    },
  } as unknown as TableRegistry;
  const app = await testApp(registry, openMemory());
  const { paths } = app.swagger() as { readonly paths: Readonly<Record<string, object>> };
  const bodies = [{ name: 'A' }, { id: '1', command: { t: 'start' } }, {}];
  let asked = 0;
  for (const [path, methods] of Object.entries(paths).filter(([each]) => each.includes('{id}'))) {
    for (const method of Object.keys(methods)) {
      for (const id of NO_IDS) {
        for (const payload of method === 'post' ? bodies : [undefined]) {
          asked++;
          const answer = await app.inject({
            method: method as 'GET' | 'POST',
            url: `${path.replace('{id}', id)}?since=0`,
            ...(payload === undefined ? {} : { payload }),
          });
          expect([400, 404], `${method} ${path} ${id}: ${answer.body}`).toContain(answer.statusCode);
          expect(answer.json()).toHaveProperty('refused.code');
        }
      }
    }
  }
  expect(asked).toBeGreaterThan(100);
  await app.close();
});

it('refuses a socket at such an address before it is one', async () => {
  const server = await new TestServer().start();
  const connect = (path: string) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`);
      socket.on('error', () => undefined);
      socket.on('open', () => {
        socket.terminate();
        resolve(101);
      });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    });
  try {
    for (const id of [...NO_IDS, '', `${newTableId()}/`]) expect(await connect(`/ws/${id}`), id).toBe(404);
    expect(await connect('/wss')).toBe(404);
    expect(await connect(`/ws/${newTableId()}?x=1`)).toBe(101);
  } finally {
    await server.end();
  }
});

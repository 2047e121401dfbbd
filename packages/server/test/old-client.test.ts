/** A page from before an update uses an older protocol: it is told to reload, and nothing else. */

import { PROTOCOL } from '@tokaido/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer } from './kit.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

it.each([
  [PROTOCOL - 1, (table: string) => `/ws/${table}`],
  [PROTOCOL + 1, (table: string) => `/ws/${table}`],
  // Up to protocol 2 the address did not name the table.
  [2, () => '/ws'],
])('protocol %i is told to reload', async (protocol, path) => {
  const { table, secret } = await server.open();
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path(table)}`);
  const heard: unknown[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
  socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', protocol, table, secret })));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(heard).toMatchObject([{ refused: { code: 'old-client' } }, { t: 'bye', why: 'reload' }]);
});

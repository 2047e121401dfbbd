/** A page from before an update uses an older protocol: it is told to reload, and nothing else. */

import { PROTOCOL } from '@tokaido/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer } from './kit.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

it.each([PROTOCOL - 1, PROTOCOL + 1])('protocol %i is told to reload', async (protocol) => {
  const { table, secret } = await server.open();
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
  const heard: unknown[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
  socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', protocol, table, secret })));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(heard).toMatchObject([{ refused: { code: 'old-client' } }, { t: 'bye', why: 'reload' }]);
});

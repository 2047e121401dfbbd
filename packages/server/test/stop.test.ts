/** A stop, as by SIGTERM: everybody is answered or told to come back, and nobody can delay it. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from './kit.ts';

const web = mkdtempSync(join(tmpdir(), 'tokaido-stop-'));
const server = new TestServer({ web });
/** More than fits into the buffers of a connection. */
const LARGE = 32 * 1024 * 1024;

beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  writeFileSync(join(web, 'large.txt'), Buffer.alloc(LARGE));
  await server.start();
});
afterAll(async () => {
  await server.end();
  rmSync(web, { recursive: true });
});

/** A raw connection that has sent a request; `first` resolves with the first bytes of the answer. */
function rawRequest(text: string): { socket: Socket; first: Promise<void>; closed: Promise<void> } {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(text);
  return {
    socket,
    first: new Promise((resolve) => socket.once('data', () => resolve())),
    closed: new Promise((resolve) => socket.once('close', () => resolve())),
  };
}

// Should it hang, a long poll alone would take longer than this limit.
it('ends with long polls, idle connections, slow readers and sockets open', { timeout: 20_000 }, async () => {
  const order: string[] = [];
  const note = (what: string) => () => order.push(what);
  const host = await server.open();
  const guest = await server.sit(host.table);
  const aki = await server.peer(host.table, host.secret);
  const { n } = aki;

  const polls = [host, guest].map(({ secret }) =>
    server.call('GET', `/api/tables/${host.table}/updates?since=${n}&wait=25`, undefined, secret),
  );
  for (const poll of polls) void poll.then(note('poll'));

  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) => {
    get(`${server.url}/`, { agent }, (response) => response.resume().on('end', resolve));
  });

  const slow = rawRequest('GET /large.txt HTTP/1.1\r\nhost: a\r\n\r\n');
  await slow.first;
  slow.socket.pause();
  void slow.closed.then(note('slow'));

  const half = rawRequest('GET / HTTP/1.1\r\nhost: a\r\n');
  const mute = rawRequest(
    `GET /ws/${host.table} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await mute.first;

  await server.stop();
  note('stopped')();
  for (const answer of await Promise.all(polls)) expect(answer).toMatchObject({ status: 200, json: { n } });
  await aki.until(() => !aki.isOpen);
  expect(aki.byes).toEqual(['restart']);
  slow.socket.resume();
  await Promise.all([half.closed, mute.closed, slow.closed]);
  expect(order.slice(0, 3)).toEqual(['poll', 'poll', 'stopped']);
  agent.destroy();
  await expect(server.call('GET', '/healthz')).rejects.toThrow();
});

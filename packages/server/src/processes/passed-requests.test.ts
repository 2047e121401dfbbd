/** Requests that one process passes on to another: nothing of them changes, and the caller stays who they are. */

import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PassedRequests } from './passed-requests.ts';
import { RequestPasser, receivePassedRequests, socketPath } from './passed-requests.ts';

let folder = '';
let front: Server;
let url = '';
let owner: PassedRequests | null = null;
const passer = new RequestPasser();

async function own(handle: RequestListener): Promise<void> {
  owner = await receivePassedRequests(socketPath(folder, 'owner'), handle);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tokaido-passed-'));
  front = createServer((request, response) => passer.pass(request, response, socketPath(folder, 'owner')));
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});
afterEach(async () => {
  passer.close();
  front.closeAllConnections();
  front.close();
  await owner?.close();
  owner = null;
  rmSync(folder, { recursive: true, force: true });
});

it('passes on method, path, headers and body, and brings back the answer', async () => {
  await own(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    response
      .writeHead(201, { 'x-answer': 'yes' })
      .end(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
  });
  const headers = { authorization: 'Bearer secret' };
  const answer = await fetch(`${url}/api/tables/a?b=c`, { method: 'POST', headers, body: 'hello' });
  expect([answer.status, answer.headers.get('x-answer')]).toEqual([201, 'yes']);
  expect(await answer.text()).toBe('POST /api/tables/a?b=c Bearer secret hello');
});

it('tells the owner the address of the caller, and not what they claim', async () => {
  await own((request, response) => response.end(request.socket.remoteAddress));
  const forged = { 'x-tokaido-caller': '203.0.113.9' };
  expect(await (await fetch(url, { headers: forged })).text()).toBe('127.0.0.1');
  expect(await (await fetch(url, { headers: forged })).text()).toBe('127.0.0.1');
});

it('ends the passed request when the caller hangs up', async () => {
  const hangUp = new AbortController();
  const closed = new Promise<void>((resolve) => {
    void own((request) => {
      request.socket.on('close', () => resolve());
      hangUp.abort();
    });
  });
  await expect(fetch(url, { signal: hangUp.signal })).rejects.toThrow();
  await closed;
});

it('says in words of the API that an owner who has ended cannot be asked', async () => {
  const answer = await fetch(url);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ refused: { code: 'busy' } });
});

/**
 * HTTP requests that reach a process in which their table does not live are passed on to the one in which it does, over
 * a Unix socket that only this server's processes can open. The caller's address goes along in a header.
 */

import { rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Agent, createServer, request as startRequest } from 'node:http';
import { join } from 'node:path';

/** Believed only at the Unix socket. */
const CALLER = 'x-tokaido-caller';
/** They are about one connection, not about the request. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect'];
const UNANSWERED = JSON.stringify({
  refused: { code: 'busy', message: 'the server could not do this; try again' },
});

export function socketPath(folder: string, name: string): string {
  return join(folder, `${name}.sock`);
}

export class RequestPasser {
  private readonly agent = new Agent({ keepAlive: true });

  pass(request: IncomingMessage, response: ServerResponse, path: string): void {
    const { method, url, headers, socket } = request;
    const onward = startRequest({
      socketPath: path,
      method,
      path: url,
      headers: { ...withoutHops(headers), [CALLER]: socket.remoteAddress ?? '' },
      agent: this.agent,
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
      answer.pipe(response);
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'content-type': 'application/json; charset=utf-8' }).end(UNANSWERED);
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  close(): void {
    this.agent.destroy();
  }
}

export interface PassedRequests {
  close(): Promise<void>;
}

/** Takes the requests that other processes pass on. */
export async function receivePassedRequests(path: string, handle: RequestListener): Promise<PassedRequests> {
  const server = createServer((request, response) => {
    const caller = request.headers[CALLER];
    // Everything else learns the caller's address as if they were connected here.
    Object.defineProperty(request.socket, 'remoteAddress', { value: caller, configurable: true });
    handle(request, response);
  });
  // A process that was killed could not remove it.
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // `exclusive`: processes of a cluster share what they listen at otherwise.
    server.listen({ path, exclusive: true }, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function withoutHops<H extends object>(headers: H): H {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name))) as H;
}

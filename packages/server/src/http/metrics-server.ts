/** `/metrics` at an address of its own, for those who watch the server and nobody else. */

import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ListenAddress } from '../config.ts';
import type { MetricsPage } from '../metrics.ts';

export interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startMetricsServer(
  at: ListenAddress,
  page: () => Promise<MetricsPage>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void sendPage(response, page);
    else response.writeHead(404).end('Only /metrics is here.\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new Error(`/metrics cannot be served (${message}): choose another address with --metrics`)),
    );
    server.listen(at.port, at.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function sendPage(response: ServerResponse, page: () => Promise<MetricsPage>): Promise<void> {
  try {
    const { type, text } = await page();
    response.writeHead(200, { 'content-type': type }).end(text);
  } catch {
    response.writeHead(503).end('The metrics could not be read; try again.\n');
  }
}

// A wire between a store and its database that a test can cut at the worst moment.

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/**
 * What happens to the next thing that the store sends: it is passed on (`pass`), it is lost and the wire cut
 * (`lose`), or it arrives, and the wire is cut before the answer (`swallow`).
 */
type Mode = 'pass' | 'lose' | 'swallow';

export async function startProxy(url: string) {
  const target = new URL(url);
  const state: { mode: Mode; cuts: number } = { mode: 'pass', cuts: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let swallowing = false;
    const cut = () => {
      state.cuts++;
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (data) => {
      const { mode } = state;
      state.mode = 'pass';
      if (mode === 'lose') cut();
      else {
        swallowing ||= mode === 'swallow';
        far.write(data);
      }
    });
    far.on('data', (data) => {
      if (swallowing) cut();
      else near.write(data);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const through = new URL(url);
  through.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: through.href,
    /** How often the wire was cut so far. */
    get cuts() {
      return state.cuts;
    },
    next(mode: Mode): void {
      state.mode = mode;
    },
    cutAll(): void {
      for (const socket of sockets) socket.destroy();
    },
    stop(): void {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A wire between browser and server that a test can cut: pages are opened through it, with their sockets. */

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/**
 * What happens to the next thing that a page says by its socket: it arrives (`pass`), it is lost and the wire cut
 * (`lose`), or it arrives and the wire is cut before the answer (`swallow`).
 */
type Fate = 'pass' | 'lose' | 'swallow';

/** A table's socket, as the request for it begins. */
const SOCKET = /^GET \/ws[ ?]/;

export class FlakyProxy {
  /** The address that pages open. */
  readonly url: string;
  /** How many sockets were opened through it so far. */
  opened = 0;
  private fate: Fate = 'pass';
  private readonly sockets = new Set<Socket>();
  private readonly tables = new Set<Socket>();
  private readonly server: ReturnType<typeof createServer>;

  private constructor(url: string, server: ReturnType<typeof createServer>) {
    this.url = url;
    this.server = server;
  }

  static async to(target: string): Promise<FlakyProxy> {
    const { hostname, port } = new URL(target);
    let wire: FlakyProxy | null = null;
    const server = createServer((near) => wire?.join(near, connect(Number(port), hostname)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    wire = new FlakyProxy(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, server);
    return wire;
  }

  /** Settles what becomes of the next message of a page. */
  next(fate: Fate): void {
    this.fate = fate;
  }

  /** Cuts the sockets of tables. */
  cut(): void {
    for (const socket of this.tables) socket.destroy();
  }

  /** The network is gone: nothing is reached through this wire any more. */
  stop(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(near: Socket, far: Socket): void {
    let swallowing = false;
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', () => {});
      socket.on('close', () => {
        this.sockets.delete(socket);
        this.tables.delete(socket);
        cut();
      });
    }
    near.on('data', (data) => {
      const isTable = this.tables.has(near);
      if (!isTable && SOCKET.test(data.toString('latin1'))) {
        this.tables.add(near);
        this.opened++;
      }
      const fate = isTable ? this.fate : 'pass';
      if (isTable) this.fate = 'pass';
      if (fate === 'lose') return cut();
      swallowing ||= fate === 'swallow';
      far.write(data);
    });
    far.on('data', (data) => (swallowing ? cut() : void near.write(data)));
  }
}

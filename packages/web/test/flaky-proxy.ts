/**
 * A proxy between browser and server: it names the address that its pages come from, as a reverse proxy does, and a test
 * can cut it.
 */

import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Agent, request as ask, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';

/**
 * What happens to the next thing that a page says by its socket: it arrives (`pass`), it is lost and the wire cut
 * (`lose`), or it arrives and the wire is cut before the answer (`swallow`).
 */
type Fate = 'pass' | 'lose' | 'swallow';

export class FlakyProxy {
  /** The address that pages open. */
  url = '';
  /** How many sockets were opened through it so far. */
  opened = 0;
  /** What was asked through it so far, by path. */
  readonly asked: string[] = [];
  private readonly target: URL;
  private readonly address: string | null;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly tables = new Set<Socket>();
  private fate: Fate = 'pass';
  private isHeld = false;

  private constructor(target: string, address: string | null) {
    this.target = new URL(target);
    this.address = address;
    this.server = createServer((request, response) => this.pass(request, response));
    this.server.on('connection', (socket: Socket) => this.know(socket));
    this.server.on('upgrade', (request, socket, head) => this.join(request, socket as Socket, head));
  }

  /** `address` is where the server believes its callers to be; without one it is told nothing about it. */
  static async to(target: string, address: string | null = null): Promise<FlakyProxy> {
    const proxy = new FlakyProxy(target, address);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    const at = proxy.server.address();
    proxy.url = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`;
    return proxy;
  }

  /** Settles what becomes of the next message of a page. */
  next(fate: Fate): void {
    this.fate = fate;
  }

  /** Cuts the sockets of tables. */
  cut(): void {
    for (const socket of this.tables) socket.destroy();
  }

  /** Cuts the sockets of tables, and lets no other be opened until it is released. */
  hold(): void {
    this.isHeld = true;
    this.cut();
  }

  release(): void {
    this.isHeld = false;
  }

  /** The network is gone: nothing is reached through this wire any more. */
  stop(): void {
    this.server.close();
    this.agent.destroy();
    for (const socket of this.sockets) socket.destroy();
  }

  private know(socket: Socket): void {
    this.sockets.add(socket);
    socket.setNoDelay();
    socket.on('error', () => {});
    socket.on('close', () => this.sockets.delete(socket));
  }

  private headersOf({ headers }: IncomingMessage): IncomingMessage['headers'] {
    return this.address === null ? headers : { ...headers, 'x-forwarded-for': this.address };
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    this.asked.push(request.url ?? '');
    const { hostname, port } = this.target;
    const { method, url: path } = request;
    const headers = this.headersOf(request);
    const far = ask({ hostname, port, method, path, headers, agent: this.agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    far.on('error', () => response.destroy());
    request.pipe(far);
  }

  /** A table's socket. */
  private join(request: IncomingMessage, near: Socket, head: Buffer): void {
    if (this.isHeld) return void near.destroy();
    this.opened++;
    const far = connect(Number(this.target.port), this.target.hostname);
    this.know(far);
    this.tables.add(near);
    const cut = () => {
      this.tables.delete(near);
      near.destroy();
      far.destroy();
    };
    near.on('close', cut);
    far.on('close', cut);
    const headers = Object.entries(this.headersOf(request)).map(
      ([name, value]) => `${name}: ${String(value)}\r\n`,
    );
    far.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    far.write(head);
    let swallowing = false;
    near.on('data', (data) => {
      const { fate } = this;
      this.fate = 'pass';
      if (fate === 'lose') return cut();
      swallowing ||= fate === 'swallow';
      far.write(data);
    });
    far.on('data', (data) => (swallowing ? cut() : void near.write(data)));
  }
}

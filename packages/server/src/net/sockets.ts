/** WebSocket connections: each is at one table, as a seat or as a spectator. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Listener, Refused, Room, ServerMessage } from '@tokaido/table';
import { ClientMessage, keyListener, PROTOCOL, seatOfKey } from '@tokaido/table';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import { errorText } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { keyOf } from '../tables/secrets.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Limits } from './limits.ts';
import { Bucket } from './limits.ts';

export interface SocketSettings {
  readonly registry: TableRegistry;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits: Limits;
  /** Whether a page from this origin may connect; programs that send none may. */
  allowsOrigin(request: IncomingMessage): boolean;
  addressOf(request: IncomingMessage): string;
}

/** A connection that is silent for this long is closed; clients ping every 20 seconds. */
const SILENCE = 70_000;
/** How many refusals in a row make a flood. */
const PATIENCE = 50;

export class Sockets {
  private readonly server: WebSocketServer;
  private readonly settings: SocketSettings;
  private readonly open = new Set<Connection>();
  private readonly byAddress = new Map<string, number>();
  private readonly sweep: NodeJS.Timeout;
  private stopping = false;

  constructor(http: Server, settings: SocketSettings) {
    this.settings = settings;
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: settings.limits.messageBytes,
      perMessageDeflate: false,
      clientTracking: false,
    });
    http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.sweep = setInterval(() => this.closeSilent(), 10_000);
    this.sweep.unref();
  }

  /** Tells everybody to come back in a moment, and closes. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.sweep);
    for (const connection of this.open) connection.bye('restart');
    await new Promise((resume) => setTimeout(resume, 50));
    for (const connection of this.open) connection.cut();
    this.server.close();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { limits } = this.settings;
    const address = this.settings.addressOf(request);
    const here = this.byAddress.get(address) ?? 0;
    socket.on('error', () => socket.destroy());
    const table = tableIn(request.url ?? '');
    if (table === null) return turnAway(socket, 404, 'Not Found');
    if (!this.settings.allowsOrigin(request)) return turnAway(socket, 403, 'Forbidden');
    if (this.stopping) return turnAway(socket, 503, 'Service Unavailable');
    if (here >= limits.connectionsPerAddress || this.open.size >= limits.connections)
      return turnAway(socket, 429, 'Too Many Requests');
    this.server.handleUpgrade(request, socket, head, (ws) => {
      this.byAddress.set(address, here + 1);
      const connection = new Connection(ws, table, this.settings, () => {
        this.open.delete(connection);
        const left = (this.byAddress.get(address) ?? 1) - 1;
        if (left > 0) this.byAddress.set(address, left);
        else this.byAddress.delete(address);
      });
      this.open.add(connection);
    });
  }

  private closeSilent(): void {
    const now = Date.now();
    for (const connection of this.open) if (now - connection.heard > SILENCE) connection.cut();
  }
}

/** The table that the address of a socket names; empty for the address of old clients, null for any other. */
function tableIn(url: string): string | null {
  return (
    /^\/ws(?:\/(\w{1,40}))?(?:\?|$)/
      .exec(url)
      ?.slice(1)
      .map((id) => id ?? '')[0] ?? null
  );
}

function turnAway(socket: Duplex, status: number, words: string): void {
  socket.end(`HTTP/1.1 ${status} ${words}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

class Connection {
  heard = Date.now();
  private readonly ws: WebSocket;
  private readonly table: string;
  private readonly settings: SocketSettings;
  private readonly bucket: Bucket;
  private room: Room | null = null;
  private listener: Listener | null = null;
  private key = '';
  private greeted = false;
  private refusedInARow = 0;

  /** `table` is empty for an old client, which does not name it in its address. */
  constructor(ws: WebSocket, table: string, settings: SocketSettings, closed: () => void) {
    this.ws = ws;
    this.table = table;
    this.settings = settings;
    const [burst, perSecond] = settings.limits.messages;
    this.bucket = new Bucket(burst, perSecond, this.heard);
    settings.metrics.socket(1);
    ws.on('message', (data, isBinary) => void this.receive(data, isBinary));
    ws.on('error', () => this.cut());
    ws.on('close', () => {
      if (this.room !== null && this.listener !== null) this.room.part(this.listener);
      this.room = null;
      settings.metrics.socket(-1);
      closed();
    });
  }

  bye(why: Extract<ServerMessage, { readonly t: 'bye' }>['why']): void {
    this.send({ t: 'bye', why });
    this.ws.close(why === 'restart' ? 1012 : 1008);
  }

  cut(): void {
    this.ws.terminate();
  }

  private async receive(data: RawData, isBinary: boolean): Promise<void> {
    this.heard = Date.now();
    if (!this.bucket.take(this.heard)) return this.refuse(null, 'too-fast', 'too many messages; slow down');
    if (this.table === '') return this.sendReload();
    const text = isBinary ? '' : (data as Buffer).toString();
    const message = parse(text);
    if (message === null && isOfAnotherProtocol(text)) return this.sendReload();
    if (message === null) return this.refuse(null, 'unreadable', 'this is not a message of the protocol');
    try {
      if (message.t === 'ping') this.send({ t: 'pong' });
      else if (message.t === 'hello') await this.greet(message);
      else await this.carryOut(message);
    } catch (error) {
      this.fail(message.t === 'do' ? message.id : null, error);
    }
  }

  private async greet(hello: Extract<ClientMessage, { readonly t: 'hello' }>): Promise<void> {
    if (this.greeted) return this.refuse(null, 'not-now', 'this connection already has a table');
    if (hello.protocol !== PROTOCOL) return this.sendReload();
    this.greeted = true;
    const room = await this.settings.registry.find(this.table);
    if (room === null) {
      this.greeted = false;
      return this.refuse(null, 'no-table', 'there is no such table; it may have been deleted');
    }
    const key = keyOf(hello.secret);
    const listener = keyListener(key, (message) => this.send(message));
    this.key = key;
    this.room = room;
    this.listener = listener;
    await room.join(listener, hello.since);
    // The client hung up meanwhile.
    if (this.ws.readyState !== this.ws.OPEN) return room.part(listener);
    if (room.table.seats[seatOfKey(room.table, key)]?.standIn)
      await room.ask(key, `back-${this.heard}`, { t: 'back' });
  }

  private sendReload(): void {
    this.refuse(null, 'old-client', `the server speaks protocol ${PROTOCOL}; reload the page`);
    this.bye('reload');
  }

  private async carryOut(request: Extract<ClientMessage, { readonly t: 'do' }>): Promise<void> {
    const { room, key } = this;
    const { id, command } = request;
    if (room === null) return this.refuse(id, 'not-now', 'send hello first');
    const done = await room.ask(key, id, command);
    if (!done.ok) return this.refused(id, done.error);
    this.refusedInARow = 0;
    this.send({ t: 'ok', id, n: done.value });
  }

  private fail(id: string | null, error: unknown): void {
    this.settings.log.error({ error: errorText(error) }, 'a request failed');
    this.refuse(id, 'busy', 'the server could not store this; try again');
  }

  private refuse(id: string | null, code: Refused['code'], message: string): void {
    this.refused(id, { code, message });
  }

  private refused(id: string | null, refused: Refused): void {
    this.settings.metrics.refused(refused.code);
    this.send({ t: 'no', id, refused });
    if (++this.refusedInARow >= PATIENCE) this.bye('flood');
  }

  private send(message: ServerMessage): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    if (this.ws.bufferedAmount > this.settings.limits.backlogBytes) return this.cut();
    this.ws.send(textOf(message));
  }
}

/** Everybody who sees the same of a table is sent the same message, so it is serialized once. */
const TEXTS = new WeakMap<ServerMessage, string>();

function textOf(message: ServerMessage): string {
  const text = TEXTS.get(message) ?? JSON.stringify(message);
  TEXTS.set(message, text);
  return text;
}

function parse(text: string): ClientMessage | null {
  return ClientMessage.safeParse(readJson(text)).data ?? null;
}

/** A client of another version may say more, or less, in its first message. */
function isOfAnotherProtocol(text: string): boolean {
  const { data } = AnyHello.safeParse(readJson(text));
  return data !== undefined && data.protocol !== PROTOCOL;
}

const AnyHello = z.object({ t: z.literal('hello'), protocol: z.number() });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One WebSocket connection: what it may ask, and what it is sent. */

import type { Listener, Refused, Room, ServerMessage } from '@tokaido/table';
import { ClientMessage, keyListener, mayUndo, PROTOCOL, seatOfKey } from '@tokaido/table';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import { monotonic } from '../clock.ts';
import { readJson } from '../json.ts';
import type { Log } from '../log.ts';
import { errorText } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { refusalOfTable } from '../tables/damaged-table.ts';
import { keyOf } from '../tables/secrets.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Limits, Rates } from './limits.ts';
import { Bucket } from './limits.ts';
import type { Outbox } from './outbox.ts';

export interface ConnectionSettings {
  readonly registry: TableRegistry;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits: Limits;
  readonly rates: Rates;
  /** Whether devices are told of turns; then it matters who looks. */
  readonly push: boolean;
}

/** Who is connected to what. */
export interface Caller {
  /** The id of the table in the address; null at the address that clients of protocol 2 used. */
  readonly table: string | null;
  /** Their address key. */
  readonly origin: string;
}

export interface ConnectionEvents {
  /** It is at its table now; the key is empty for a spectator. */
  greeted(key: string): void;
  closed(): void;
}

type Hello = Extract<ClientMessage, { readonly t: 'hello' }>;

/** How many refusals in a row make a flood. */
const PATIENCE = 50;

export class Connection {
  /** When something last came, by the monotonic clock. */
  heard = monotonic();
  readonly caller: Caller;
  /** Resolves when the socket is closed. */
  readonly closed: Promise<void>;
  private readonly ws: WebSocket;
  private readonly outbox: Outbox;
  private readonly settings: ConnectionSettings;
  private readonly events: ConnectionEvents;
  private readonly bucket: Bucket;
  private room: Room | null = null;
  private listener: Listener | null = null;
  private key = '';
  private greeted = false;
  private refusedInARow = 0;
  /** The page is out of sight. */
  private hidden = false;

  constructor(
    ws: WebSocket,
    outbox: Outbox,
    caller: Caller,
    settings: ConnectionSettings,
    events: ConnectionEvents,
  ) {
    this.ws = ws;
    this.outbox = outbox;
    this.caller = caller;
    this.settings = settings;
    this.events = events;
    this.bucket = new Bucket(settings.limits.messages, this.heard);
    settings.metrics.socket(1);
    ws.on('message', (data, isBinary) => void this.receive(data, isBinary));
    ws.on('error', () => this.cut());
    this.closed = new Promise((resolve) => {
      ws.on('close', () => {
        this.end();
        resolve();
      });
    });
  }

  bye(why: Extract<ServerMessage, { readonly t: 'bye' }>['why']): void {
    this.send({ t: 'bye', why });
    this.outbox.flush();
    this.ws.close(why === 'restart' ? 1012 : 1008);
  }

  cut(): void {
    this.ws.terminate();
  }

  private end(): void {
    this.look(true);
    if (this.room !== null && this.listener !== null) this.room.part(this.listener);
    this.room = null;
    this.settings.metrics.socket(-1);
    this.events.closed();
  }

  private async receive(data: RawData, isBinary: boolean): Promise<void> {
    // What is still on its way after a goodbye is not answered.
    if (this.ws.readyState !== this.ws.OPEN) return;
    this.heard = monotonic();
    const { table } = this.caller;
    if (table === null) return this.sendToReload();
    if (!this.bucket.take(this.heard)) return this.refuse(null, 'too-fast', 'too many messages; slow down');
    const json = isBinary ? undefined : readJson((data as Buffer).toString());
    const message = ClientMessage.safeParse(json).data ?? null;
    if (message === null && isOfAnotherProtocol(json)) return this.sendToReload();
    if (message === null) return this.refuse(null, 'unreadable', 'this is not a message of the protocol');
    try {
      if (message.t === 'ping') this.send({ t: 'pong' });
      else if (message.t === 'hello') await this.greet(table, message);
      else if (message.t === 'hurry') this.hurry();
      else if (message.t === 'look') this.look(message.on);
      else await this.carryOut(table, message);
    } catch (error) {
      this.fail(message.t === 'do' ? message.id : null, error);
    }
  }

  private sendToReload(): void {
    this.refuse(null, 'old-client', `the server speaks protocol ${PROTOCOL}; reload the page`);
    this.bye('reload');
  }

  private async greet(table: string, hello: Hello): Promise<void> {
    if (this.greeted) return this.refuse(null, 'not-now', 'this connection already has a table');
    if (hello.protocol !== PROTOCOL) return this.sendToReload();
    this.greeted = true;
    const { registry } = this.settings;
    const { origin } = this.caller;
    const room = await registry.find(table, origin);
    if (room === null) {
      this.greeted = false;
      return this.refuse(null, 'no-table', 'there is no such table; it may have been deleted');
    }
    const key = keyOf(hello.secret);
    const listener = keyListener(key, (message) =>
      this.send(message.t === 'welcome' && this.settings.push ? { ...message, push: true } : message),
    );
    this.key = key;
    this.room = room;
    this.listener = listener;
    this.events.greeted(key);
    await room.join(listener, hello.since);
    // The client hung up meanwhile.
    if (this.ws.readyState !== this.ws.OPEN) return room.part(listener);
    if (room.table.seats[seatOfKey(room.table, key)]?.standIn)
      await room.ask(key, `back-${registry.now()}`, { t: 'back' }, origin);
  }

  private look(on: boolean): void {
    const { room, key } = this;
    if (room === null || key === '' || on !== this.hidden) return;
    this.hidden = !on;
    this.settings.registry.look(room, key, on);
  }

  /** Only whoever may take the last decision back can say that they will not. */
  private hurry(): void {
    const { room, key } = this;
    if (room !== null && mayUndo(room.table, seatOfKey(room.table, key))) this.settings.registry.hurry(room);
  }

  private async carryOut(
    table: string,
    { id, command }: Extract<ClientMessage, { readonly t: 'do' }>,
  ): Promise<void> {
    const { room, key } = this;
    if (room === null) return this.refuse(id, 'not-now', 'send hello first');
    if (!this.settings.rates.mayCommand(table, key))
      return this.refuse(id, 'too-fast', 'too many commands for this seat; slow down');
    const done = await room.ask(key, id, command, this.caller.origin);
    if (!done.ok) return this.refused(id, done.error);
    this.refusedInARow = 0;
    this.send({ t: 'ok', id, n: done.value });
  }

  private fail(id: string | null, error: unknown): void {
    const refused = refusalOfTable(error);
    if (refused !== null) return this.refused(id, refused);
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
    if (this.outbox.backlog > this.settings.limits.backlogBytes) return this.cut();
    this.outbox.add(message);
  }
}

/** A client of another version may say more, or less, in its first message. */
function isOfAnotherProtocol(json: unknown): boolean {
  const { data } = AnyHello.safeParse(json);
  return data !== undefined && data.protocol !== PROTOCOL;
}

const AnyHello = z.object({ t: z.literal('hello'), protocol: z.number() });

/** WebSocket connections: each is at one table, as a seat or as a spectator. */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { monotonic } from '../clock.ts';
import { isTableId } from '../tables/secrets.ts';
import { within } from '../within.ts';
import type { AddressOf } from './address.ts';
import type { Caller, ConnectionSettings } from './connection.ts';
import { Connection } from './connection.ts';
import { Outbox } from './outbox.ts';

export interface SocketSettings extends ConnectionSettings {
  /** Whether a page from this origin may connect; programs that send none may. */
  allowsOrigin(request: IncomingMessage): boolean;
  readonly addressOf: AddressOf;
}

/** Followed by `/` and the table's id, so that a proxy can route by it. Alone it is the address of protocol 2. */
const SOCKET_PATH = '/ws';
/** A connection that is silent for this long is closed; clients ping every 20 seconds. */
const SILENCE = 70_000;
/** How long clients have to close their side when the server stops. */
const GOODBYE = 1_000;

export class Sockets {
  private readonly server: WebSocketServer;
  private readonly settings: SocketSettings;
  private readonly open = new Set<Connection>();
  private readonly byAddress = new Groups();
  private readonly bySeat = new Groups();
  private readonly sweep: NodeJS.Timeout;
  private stopping = false;

  constructor(settings: SocketSettings) {
    this.settings = settings;
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: settings.limits.messageBytes,
      perMessageDeflate: false,
      clientTracking: false,
    });
    this.sweep = setInterval(() => this.closeSilent(), 10_000);
    this.sweep.unref();
  }

  /** Tells everybody to come back in a moment, and closes; those who do not listen are cut off. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.sweep);
    const all = [...this.open];
    for (const connection of all) connection.bye('restart');
    await within(GOODBYE, Promise.all(all.map(({ closed }) => closed)));
    for (const connection of this.open) connection.cut();
    this.server.close();
  }

  /** Makes a connection of an HTTP request that asks for one. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const origin = this.settings.addressOf(request);
    const table = tableIn(request.url ?? '');
    const refused = this.refusal(request, origin, table);
    if (refused !== null) return turnAway(socket, refused);
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const caller: Caller = { table: table ?? null, origin };
      const connection = new Connection(ws, new Outbox(socket), caller, this.settings, {
        greeted: (key) => this.seat(connection, key),
        closed: () => this.forget(connection),
      });
      this.open.add(connection);
      this.byAddress.add(origin, connection);
    });
  }

  /** The status of an upgrade that is refused. */
  private refusal(request: IncomingMessage, origin: string, table: string | null | undefined): string | null {
    const { limits, rates } = this.settings;
    const isFull =
      this.byAddress.count(origin) >= limits.connectionsPerAddress || this.open.size >= limits.connections;
    if (!rates.newConnections.take(origin) || isFull) return '429 Too Many Requests';
    if (table === undefined) return '404 Not Found';
    if (!this.settings.allowsOrigin(request)) return '403 Forbidden';
    return this.stopping ? '503 Service Unavailable' : null;
  }

  /** A seat has a few connections at most: the newest stay, since the oldest is likely one that nobody looks at. */
  private seat(connection: Connection, key: string): void {
    if (key === '') return;
    const seat = `${connection.caller.table} ${key}`;
    this.bySeat.add(seat, connection);
    if (this.bySeat.count(seat) > this.settings.limits.connectionsPerSeat) {
      const oldest = this.bySeat.first(seat);
      if (oldest === undefined) return;
      this.bySeat.remove(oldest);
      oldest.bye('flood');
    }
  }

  private forget(connection: Connection): void {
    this.open.delete(connection);
    this.byAddress.remove(connection);
    this.bySeat.remove(connection);
  }

  private closeSilent(): void {
    const now = monotonic();
    for (const connection of this.open) if (now - connection.heard > SILENCE) connection.cut();
  }
}

/** Connections by the name of a group; each is in one group at most. */
class Groups {
  private readonly members = new Map<string, Set<Connection>>();
  private readonly groupOf = new Map<Connection, string>();

  add(group: string, connection: Connection): void {
    const members = this.members.get(group) ?? new Set();
    this.members.set(group, members.add(connection));
    this.groupOf.set(connection, group);
  }

  remove(connection: Connection): void {
    const group = this.groupOf.get(connection);
    if (group === undefined) return;
    this.groupOf.delete(connection);
    const members = this.members.get(group);
    members?.delete(connection);
    if (members?.size === 0) this.members.delete(group);
  }

  count(group: string): number {
    return this.members.get(group)?.size ?? 0;
  }

  /** The one that has been there for longest. */
  first(group: string): Connection | undefined {
    const [first] = this.members.get(group) ?? [];
    return first;
  }
}

/** The table that a socket's address names; null at the address of protocol 2, undefined at any other. */
function tableIn(url: string): string | null | undefined {
  const path = url.replace(/\?.*$/s, '');
  if (path === SOCKET_PATH) return null;
  const id = path.startsWith(`${SOCKET_PATH}/`) ? path.slice(SOCKET_PATH.length + 1) : '';
  return isTableId(id) ? id : undefined;
}

function turnAway(socket: Duplex, status: string): void {
  const answer = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
  socket.end(answer, () => socket.destroy());
}

/** For tests: a server of one table, on a wire that a test can cut, double and shuffle. */

import type {
  ClientMessage,
  Entry,
  Listener,
  LogStore,
  Plan,
  Presence,
  ServerMessage,
  Table,
} from '@tokaido/table';
import {
  addGame,
  beganEntry,
  botEntry,
  botToMove,
  foldLog,
  keyListener,
  legalWords,
  pendingOf,
  Room,
  tokaidoTable,
} from '@tokaido/table';
import type { Socket } from '../socket.ts';

addGame(tokaidoTable);

const PLAN: Plan = {
  game: 'tokaido',
  options: 'boxes=crossroads',
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'porter' }, { kind: 'bot', level: 'porter' }],
  pace: { kind: 'none' },
  listed: false,
  chat: false,
  takeover: false,
  level: 'porter',
};

const ALL_HERE: Presence = { come() {}, go() {}, isHere: () => true, awayFor: () => 0 };

/** What happens to a message on the wire; `cut` breaks the connection instead of delivering it. */
export type Fate = 'pass' | 'twice' | 'cut' | 'pass-and-cut' | 'late';

export class TestServer {
  readonly log: Entry[];
  /** Decides over each message, numbered from 0 over both directions. */
  fate: (n: number, message: ClientMessage | ServerMessage) => Fate = () => 'pass';
  messages = 0;
  connections = 0;
  isDown = false;
  /** What the client told of its page: whether it is in sight. */
  readonly looks: boolean[] = [];
  /** Whether the server tells devices of turns. */
  push = false;
  private readonly room: Room;
  private socket: TestSocket | null = null;
  private listener: Listener | null = null;
  private held: ServerMessage[] = [];

  constructor(secret: string) {
    const host = { key: secret, name: 'Aki', bytes: '' };
    this.log = [
      { kind: 'opened', at: 0, id: 't', plan: PLAN, secret: '7'.repeat(64), host },
      beganEntry(
        PLAN,
        PLAN.seats.map(() => ''),
        0,
      ),
    ];
    const { table, past } = foldLog(this.log);
    const log: LogStore = {
      append: async ({ entries }) => {
        this.log.push(...entries);
        return 'stored';
      },
      read: async (_, from) => this.log.slice(from - 1),
    };
    const nothing = () => {};
    this.room = new Room(
      table,
      {
        log,
        presence: ALL_HERE,
        recent: Number.POSITIVE_INFINITY,
        now: () => 0,
        changed: nothing,
        presenceChanged: nothing,
        closed: nothing,
        openNext: () => Promise.reject(new Error('there is no other table')),
        talk: null,
      },
      past,
    );
  }

  get table(): Table {
    return this.room.table;
  }

  connect(): TestSocket {
    this.connections++;
    const socket = new TestSocket(this);
    if (this.isDown) queueMicrotask(() => socket.fire('close'));
    else {
      this.part();
      this.socket = socket;
      this.held = [];
      queueMicrotask(() => socket.fire('open'));
    }
    return socket;
  }

  hear(socket: TestSocket, text: string): void {
    if (socket !== this.socket) return;
    const message = JSON.parse(text) as ClientMessage;
    const fate = this.fate(this.messages++, message);
    if (fate === 'cut') return this.cut();
    this.take(socket, message);
    if (fate === 'twice') this.take(socket, message);
    if (fate === 'pass-and-cut') this.cut();
  }

  cut(): void {
    const { socket } = this;
    this.part();
    this.socket = null;
    socket?.fire('close');
  }

  say(message: ServerMessage): void {
    this.socket?.say(message);
  }

  sayText(text: string): void {
    this.socket?.fire('message', text);
  }

  /** Lets the next bot move; false when none must. */
  moveBot(): boolean {
    const seat = botToMove(this.table);
    if (seat < 0) return false;
    void this.room.add((table) => {
      const legal = legalWords(table);
      const action = legal[(this.log.length * 7) % legal.length] ?? '';
      return botEntry(table, seat, pendingOf(table)?.number ?? -1, action, 0, false);
    });
    return true;
  }

  /** The room forgets the connection, whichever side gave it up. */
  private part(): void {
    if (this.listener !== null) this.room.part(this.listener);
    this.listener = null;
  }

  private take(socket: TestSocket, message: ClientMessage): void {
    if (message.t === 'ping') return this.send(socket, { t: 'pong' });
    if (message.t === 'hurry') return;
    if (message.t === 'look') return void this.looks.push(message.on);
    if (message.t === 'hello') {
      this.listener ??= keyListener(message.secret ?? '', (told) =>
        this.send(socket, told.t === 'welcome' && this.push ? { ...told, push: true } : told),
      );
      void this.room.join(this.listener, message.since);
      return;
    }
    const { id, command } = message;
    void this.room
      .ask(this.table.host, id, command)
      .then((done) =>
        this.send(socket, done.ok ? { t: 'ok', id, n: done.value } : { t: 'no', id, refused: done.error }),
      );
  }

  private send(socket: TestSocket, message: ServerMessage): void {
    if (socket !== this.socket) return;
    const fate = this.fate(this.messages++, message);
    if (fate === 'cut') return this.cut();
    if (fate === 'late') {
      this.held.push(message);
      return;
    }
    socket.say(message);
    if (fate === 'twice') socket.say(message);
    const held = this.held.splice(0);
    for (const late of held) socket.say(late);
    if (fate === 'pass-and-cut') this.cut();
  }
}

export class TestSocket implements Socket {
  private readonly server: TestServer;
  private readonly listeners = new Map<string, (event: { readonly data?: unknown }) => void>();

  constructor(server: TestServer) {
    this.server = server;
  }

  addEventListener(type: string, then: (event: { readonly data?: unknown }) => void): void {
    this.listeners.set(type, then);
  }

  send(text: string): void {
    this.server.hear(this, text);
  }

  close(): void {
    this.fire('close');
  }

  say(message: ServerMessage): void {
    this.fire('message', JSON.stringify(message));
  }

  fire(type: string, data?: unknown): void {
    this.listeners.get(type)?.({ data });
  }
}

/** A server of one table, on a wire that a test can cut, double and shuffle. For tests. */

import type { ClientMessage, Entry, News, Plan, ServerMessage, Table } from '@tokaido/table';
import {
  addGame,
  applyEntry,
  botEntry,
  botToMove,
  changesInfo,
  decide,
  diff,
  infoOf,
  legalWords,
  newsOf,
  openedTable,
  pendingOf,
  seatOfKey,
  tokaidoTable,
  turnOf,
  viewOf,
  welcomeFor,
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

/** What happens to a message on the wire; `cut` breaks the connection instead of delivering it. */
export type Fate = 'pass' | 'twice' | 'cut' | 'pass-and-cut' | 'late';

export class TestServer {
  readonly table: Table;
  readonly log: Entry[];
  /** Decides over each message, numbered from 0 over both directions. */
  fate: (n: number, message: ClientMessage | ServerMessage) => Fate = () => 'pass';
  messages = 0;
  connections = 0;
  isDown = false;
  private readonly past: { entry: Entry; told: ReturnType<typeof applyEntry>; back: number | undefined }[] =
    [];
  private socket: TestSocket | null = null;
  private view: unknown = null;
  private who = -1;
  private held: ServerMessage[] = [];

  constructor(secret: string) {
    const host = { key: secret, name: 'Aki', bytes: '' };
    const first: Entry = { kind: 'opened', at: 0, id: 't', plan: PLAN, secret: '7'.repeat(64), host };
    this.table = openedTable(first);
    this.log = [first];
    this.past.push({ entry: first, told: [], back: undefined });
    this.add({ kind: 'began', at: 0 });
  }

  connect(): TestSocket {
    this.connections++;
    const socket = new TestSocket(this);
    if (this.isDown) queueMicrotask(() => socket.fire('close'));
    else {
      this.socket = socket;
      this.held = [];
      this.who = -1;
      queueMicrotask(() => socket.fire('open'));
    }
    return socket;
  }

  hear(socket: TestSocket, text: string): void {
    if (socket !== this.socket) return;
    const message = JSON.parse(text) as ClientMessage;
    const fate = this.fate(this.messages++, message);
    if (fate === 'cut') return this.cut();
    this.take(message);
    if (fate === 'twice') this.take(message);
    if (fate === 'pass-and-cut') this.cut();
  }

  cut(): void {
    const { socket } = this;
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
    const legal = seat < 0 ? [] : legalWords(this.table);
    const action = legal[(this.log.length * 7) % Math.max(1, legal.length)] ?? '';
    const entry =
      seat < 0 ? null : botEntry(this.table, seat, pendingOf(this.table)?.number ?? -1, action, 0, false);
    if (entry === null) return false;
    this.add(entry);
    return true;
  }

  private take(message: ClientMessage): void {
    if (message.t === 'ping') return this.send({ t: 'pong' });
    if (message.t === 'hello') {
      this.who = seatOfKey(this.table, message.secret ?? '');
      const news = this.past.map((_, i) => this.newsAt(i)).slice(message.since ?? 0);
      const welcome = welcomeFor(this.table, this.who, 0, [true, true, true], news);
      this.view = welcome.view;
      return this.send(welcome);
    }
    const world = { now: 0, awayFor: () => 0 };
    const answer = decide(this.table, this.table.host, message.id, message.command, world);
    if (!answer.ok) return this.send({ t: 'no', id: message.id, refused: answer.error });
    for (const entry of answer.value.entries) this.add(entry);
    this.send({ t: 'ok', id: message.id, n: answer.value.n ?? this.table.n });
  }

  private add(entry: Entry): void {
    const { table } = this;
    const before = table.phase;
    const back = entry.kind === 'undone' ? table.match?.moves.at(-1)?.n : undefined;
    const told = applyEntry(table, entry);
    if (entry.kind !== 'opened') this.log.push(entry);
    this.past.push({ entry, told, back });
    if (this.socket === null || this.who < 0) return;
    const view = viewOf(table, this.who);
    const patch = diff(this.view, view);
    this.view = view;
    this.send({
      t: 'update',
      n: table.n,
      news: this.newsAt(this.past.length - 1),
      ...(changesInfo(entry, before, table.phase) ? { info: infoOf(table) } : {}),
      ...(patch.length > 0 ? { patch: patch as never } : {}),
      turn: turnOf(table, this.who),
      clock: null,
    });
  }

  private newsAt(i: number): News {
    const { entry, told, back } = this.past[i]!;
    return newsOf(entry, i + 1, told, 0, back);
  }

  private send(message: ServerMessage): void {
    const { socket } = this;
    if (socket === null) return;
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

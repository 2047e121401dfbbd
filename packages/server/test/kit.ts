/** A real server on a free port with a real SQLite file, and people who connect to it. */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View } from '@tokaido/kernel';
import type { ClientMessage, Command, Plan, Refused, ServerMessage, TableInfo, Turn } from '@tokaido/table';
import { applyPatch, PROTOCOL } from '@tokaido/table';
import { WebSocket } from 'ws';
import type { Config, Running } from '../src/index.ts';
import { startServer } from '../src/index.ts';

export const PLAN: Plan = {
  game: 'tokaido',
  options: '',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'pilgrim' }, { kind: 'closed' }],
  pace: { kind: 'none' },
  listed: false,
  chat: false,
  takeover: false,
  level: 'pilgrim',
};

export class TestServer {
  readonly data = mkdtempSync(join(tmpdir(), 'tokaido-test-'));
  readonly logged: string[] = [];
  private running: Running | null = null;
  private readonly config: Partial<Config>;

  constructor(config: Partial<Config> = {}) {
    this.config = config;
  }

  get url(): string {
    return this.running?.url ?? '';
  }

  /** Where `/metrics` is served alone. */
  get metricsUrl(): string {
    return `http://127.0.0.1:${this.running?.metricsPort}`;
  }

  async start(): Promise<this> {
    const logTo = { write: (line: string) => void this.logged.push(line) };
    const config = {
      host: '127.0.0.1',
      port: 0,
      data: this.data,
      database: '',
      publicUrl: '',
      trustProxy: 0,
      keepDays: 90,
      logLevel: 'silent',
      botThreads: 1,
      botPause: 0,
      unlimited: true,
      metrics: null,
      metricsToken: '',
      processes: 1,
      name: '',
      web: '',
      push: true,
      pushContact: '',
      pushHosts: [],
      pushPrivate: false,
      pushCa: '',
      ...this.config,
    };
    this.running = await startServer(config, logTo);
    return this;
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = null;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    secret = '',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; json: never; text: string; headers: Headers }> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      json: (isJson ? JSON.parse(text) : null) as never,
      text,
      headers: response.headers,
    };
  }

  async open(plan: Partial<Plan> = {}, name = 'Aki'): Promise<Seat> {
    const answer = await this.call('POST', '/api/tables', {
      plan: { ...PLAN, ...plan },
      name,
      bytes: '0a'.repeat(16),
    });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.json;
  }

  async sit(table: string, name = 'Ben', seat?: number): Promise<Seat> {
    const answer = await this.call('POST', `/api/tables/${table}/seats`, {
      name,
      bytes: '0b'.repeat(16),
      seat,
    });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.json;
  }

  peer(table: string, secret?: string): Promise<Peer> {
    return new Peer(this.url, table, secret).connect();
  }
}

export interface Seat {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
}

/** Somebody at a table, as a client sees it. */
export class Peer {
  n = 0;
  you = -1;
  view: View | null = null;
  turn: Turn | null = null;
  info: TableInfo | null = null;
  /** Everything that was received, as text. */
  readonly heard: string[] = [];
  readonly byes: string[] = [];
  private readonly url: string;
  private readonly table: string;
  private readonly secret: string | undefined;
  private socket: WebSocket | null = null;
  private readonly answers = new Map<string, (answer: Refused | number) => void>();
  private readonly waiters = new Set<() => void>();

  constructor(url: string, table: string, secret?: string) {
    this.url = url;
    this.table = table;
    this.secret = secret;
  }

  async connect(since?: number): Promise<this> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws/${this.table}`);
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('close', () => this.wake());
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('message', (data: Buffer) => this.receive(data.toString()));
    const { secret } = this;
    this.n = 0;
    this.send({
      t: 'hello',
      protocol: PROTOCOL,
      ...(secret === undefined ? {} : { secret }),
      ...(since === undefined ? {} : { since }),
    });
    await this.until(() => this.n > 0);
    return this;
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string | Buffer): void {
    this.socket?.send(text);
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** The number of the entry, or why not. */
  do(command: Command, id: string = randomUUID()): Promise<Refused | number> {
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.send({ t: 'do', id, command });
    });
  }

  /** Takes some legal action, when it is this seat's turn. */
  act(choose: (legal: readonly string[]) => string = (legal) => nth(legal, 0)): Promise<Refused | number> {
    const { turn } = this;
    if (turn?.legal === undefined) throw new Error('not this seat');
    return this.do({ t: 'act', number: turn.number, action: choose(turn.legal) });
  }

  async until(what: () => boolean, ms = 20_000): Promise<void> {
    const end = Date.now() + ms;
    while (!what()) {
      if (Date.now() > end) throw new Error(`waited in vain for ${what.toString()}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.waiters.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  cut(): void {
    this.socket?.terminate();
  }

  /** The last message that told everything from the start. */
  get welcome(): Extract<ServerMessage, { readonly t: 'welcome' }> {
    const all = this.heard.map((text) => JSON.parse(text) as ServerMessage);
    const last = all.filter((message) => message.t === 'welcome').at(-1);
    if (last === undefined) throw new Error('nobody said welcome');
    return last;
  }

  close(): void {
    this.socket?.close();
  }

  private wake(): void {
    for (const waiter of this.waiters) waiter();
    this.waiters.clear();
  }

  private receive(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'welcome') {
      this.view = message.view as View | null;
      Object.assign(this, { n: message.n, you: message.you, turn: message.turn, info: message.info });
    } else if (message.t === 'update' && message.n > this.n) {
      if (message.view !== undefined) this.view = message.view as View;
      if (message.patch !== undefined) this.view = applyPatch(this.view, message.patch) as View;
      Object.assign(this, { n: message.n, turn: message.turn });
      if (message.info !== undefined) this.info = message.info;
    } else if (message.t === 'ok') this.answers.get(message.id)?.(message.n);
    else if (message.t === 'no' && message.id !== null) this.answers.get(message.id)?.(message.refused);
    else if (message.t === 'bye') this.byes.push(message.why);
    this.wake();
  }
}

/** The item at an index, where there must be one. */
export function nth<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no item ${index} of ${items.length}`);
  return item;
}

/** Each of these people plays when it is their turn, until the game is over. */
export async function playOn(
  peers: readonly Peer[],
  choose?: (legal: readonly string[]) => string,
  most = 2000,
): Promise<void> {
  for (let i = 0; i < most; i++) {
    const first = nth(peers, 0);
    await first.until(() => first.info?.phase === 'over' || peers.some(isAsked));
    if (first.info?.phase === 'over') return;
    const asked = peers.find(isAsked);
    if (asked === undefined) continue;
    const { n } = asked;
    const answer = await asked.act(choose);
    if (typeof answer === 'number') await Promise.all(peers.map((peer) => peer.until(() => peer.n > n)));
    else if (answer.code !== 'stale') throw new Error(answer.message);
  }
}

function isAsked(peer: Peer): boolean {
  return peer.turn !== null && peer.turn.seat === peer.you && peer.turn.legal !== undefined;
}

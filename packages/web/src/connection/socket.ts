/**
 * A link to a table of the server. Connections break: it reconnects by itself, says which entry it knows last, and
 * sends every unanswered command again. A command keeps its id, so it is carried out once.
 */

import type { ClientMessage, ServerMessage } from '@tokaido/table';
import { PROTOCOL } from '@tokaido/table';
import type { Link, LinkState } from './link.ts';

/** A WebSocket, as far as it is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    then: (event: { readonly data?: unknown }) => void,
  ): void;
}

export interface SocketEnvironment {
  connect(): Socket;
  /** Calls back after a while; returns how to cancel that. */
  later(ms: number, then: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  /** Calls back when the network or the person is back, so that nobody waits for the next try. */
  woken(then: () => void): () => void;
  /** Calls back when the device says that it has no network: nobody need wait until a ping stays unanswered. */
  offline?(then: () => void): () => void;
  /** Whether the page is in sight; calls back when that changes. */
  isSeen(): boolean;
  seen(then: () => void): () => void;
  /** Whether the server says that there is no such table. */
  isGone(): Promise<boolean>;
}

const PING_INTERVAL = 20_000;
/** Without any message for so long after a ping the connection is dead. */
const PING_TIMEOUT = 10_000;
const FIRST_RETRY = 250;
const LONGEST_RETRY = 15_000;
/** The pause after the server has called us too fast. */
const FLOOD_PAUSE = 10_000;

type Do = Extract<ClientMessage, { readonly t: 'do' }>;
type Bye = Extract<ServerMessage, { readonly t: 'bye' }>['why'];

/** Refusals after which another try is useless. */
const FINAL_REFUSALS: readonly string[] = ['no-table', 'old-client', 'damaged', 'other-rules'];

export class SocketLink implements Link {
  private readonly secret: string | null;
  private readonly environment: SocketEnvironment;
  private readonly unanswered = new Map<string, Do>();
  /** Those of them that have never been written to a socket. */
  private readonly unsent = new Set<string>();
  private readonly stopWaking: readonly (() => void)[];
  private socket: Socket | null = null;
  private onMessage: (message: ServerMessage) => void = () => {};
  private onState: (state: LinkState) => void = () => {};
  private state: LinkState = 'connecting';
  private tries = 0;
  /** The last entry that is known; −1 for none. */
  private n = -1;
  private timer: () => void = () => {};
  private deadline: () => void = () => {};
  /** The server tells devices of turns, and so wants to know who looks. */
  private tellsSight = false;

  constructor(secret: string | null, environment: SocketEnvironment) {
    this.secret = secret;
    this.environment = environment;
    const stops = [
      environment.woken(() => this.wake()),
      environment.offline?.(() => this.reconnect()),
      environment.seen(() => this.tellSight()),
    ];
    this.stopWaking = stops.flatMap((stop) => stop ?? []);
  }

  listen(onMessage: (message: ServerMessage) => void, onState: (state: LinkState) => void): void {
    this.onMessage = onMessage;
    this.onState = onState;
    onState(this.state);
    this.connect();
  }

  send(message: ClientMessage): void {
    if (this.state === 'closed') return;
    if (message.t === 'do') {
      this.unanswered.set(message.id, message);
      this.unsent.add(message.id);
    }
    if (this.state === 'open') this.write(message);
  }

  /** Takes a command back that has not left this device; false where it may have. */
  withdraw(id: string): boolean {
    return this.unsent.delete(id) && this.unanswered.delete(id);
  }

  close(): void {
    this.stop();
    this.become('closed');
  }

  private connect(): void {
    this.timer();
    const socket = this.environment.connect();
    this.socket = socket;
    // A dropped socket may still deliver events: they are ignored.
    const on = (type: 'open' | 'message' | 'close' | 'error', then: (data: unknown) => void) =>
      socket.addEventListener(type, ({ data }) => void (this.socket === socket && then(data)));
    let hasOpened = false;
    const ended = () => {
      this.reconnect();
      if (!hasOpened && this.n < 0) void this.checkTable();
    };
    on('open', () => {
      hasOpened = true;
      this.greet();
    });
    on('message', (data) => this.receive(data));
    on('close', ended);
    on('error', ended);
    this.expectAnswer();
  }

  /** A browser does not tell why a socket was refused: the server may be away, or there is nothing at this address. */
  private async checkTable(): Promise<void> {
    if (!(await this.environment.isGone()) || this.state !== 'connecting') return;
    this.onMessage({ t: 'no', id: null, refused: { code: 'no-table', message: 'there is no such table' } });
    this.close();
  }

  private greet(): void {
    const { secret, n } = this;
    this.write({
      t: 'hello',
      protocol: PROTOCOL,
      ...(secret === null ? {} : { secret }),
      ...(n < 0 ? {} : { since: n }),
    });
  }

  private receive(data: unknown): void {
    const message = read(data);
    if (message === null) return this.reconnect();
    this.deadline();
    this.pingSoon();
    switch (message.t) {
      case 'welcome':
        if (message.protocol !== PROTOCOL) return this.leave({ t: 'bye', why: 'reload' }, 'reload');
        this.n = message.n;
        this.tries = 0;
        this.become('open');
        this.onMessage(message);
        this.tellsSight = message.push === true && this.secret !== null;
        // Whoever says nothing counts as looking.
        if (!this.environment.isSeen()) this.tellSight();
        for (const waiting of this.unanswered.values()) this.write(waiting);
        return;
      case 'update':
        if (message.n <= this.n) return;
        // Something was lost on the way: ask for everything since.
        if (message.n > this.n + 1) return this.reconnect();
        this.n = message.n;
        break;
      case 'ok':
        this.unanswered.delete(message.id);
        break;
      case 'no':
        if (message.id !== null) this.unanswered.delete(message.id);
        this.onMessage(message);
        if (message.id === null && FINAL_REFUSALS.includes(message.refused.code)) this.close();
        return;
      case 'bye':
        return this.leave(message, message.why);
      case 'said':
      case 'present':
      case 'pong':
        break;
    }
    this.onMessage(message);
  }

  private leave(message: ServerMessage, why: Bye): void {
    this.onMessage(message);
    if (why === 'reload' || why === 'gone') return this.close();
    this.reconnect(why === 'flood' ? FLOOD_PAUSE : 0);
  }

  /** Drops the connection and tries again, with a longer pause each time. */
  private reconnect(least = 0): void {
    if (this.state === 'closed') return;
    this.stop();
    if (this.state === 'open') this.become('lost');
    const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.tries++);
    // Spread out, so that a server that comes back is not met by everybody at once.
    this.timer = this.environment.later(Math.max(least, wait * (0.5 + this.environment.random() / 2)), () =>
      this.connect(),
    );
  }

  /** A device that slept does not know whether its connection still stands. */
  private wake(): void {
    if (this.state === 'open') {
      this.write({ t: 'ping' });
      this.expectAnswer();
    } else if (this.state !== 'closed' && this.socket === null) {
      this.tries = 0;
      this.connect();
    }
  }

  private tellSight(): void {
    if (this.state === 'open' && this.tellsSight) this.write({ t: 'look', on: this.environment.isSeen() });
  }

  private pingSoon(): void {
    this.timer();
    this.timer = this.environment.later(PING_INTERVAL, () => {
      this.write({ t: 'ping' });
      this.expectAnswer();
    });
  }

  private expectAnswer(): void {
    this.deadline();
    this.deadline = this.environment.later(PING_TIMEOUT, () => this.reconnect());
  }

  private write(message: ClientMessage): void {
    if (message.t === 'do') this.unsent.delete(message.id);
    this.socket?.send(JSON.stringify(message));
  }

  private stop(): void {
    this.timer();
    this.deadline();
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private become(state: LinkState): void {
    if (state === this.state) return;
    this.state = state;
    if (state === 'closed') for (const stop of this.stopWaking) stop();
    this.onState(state);
  }
}

/** A shallow check: it tells our server from the error page of a proxy. */
function read(data: unknown): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null && 't' in message
      ? (message as ServerMessage)
      : null;
  } catch {
    return null;
  }
}

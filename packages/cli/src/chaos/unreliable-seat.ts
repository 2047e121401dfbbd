/**
 * A player on a bad connection: what it sends may be lost, doubled or late, and the connection breaks at any moment.
 * It does what a client must do: send again under the same id until there is an answer, and reconnect with the
 * number of the last entry it knows.
 */

import { isDeepStrictEqual } from 'node:util';
import type { FastChance } from '@tokaido/kernel';
import type { ClientMessage, Command, ServerMessage, Turn } from '@tokaido/table';
import { applyPatch } from '@tokaido/table';
import { WebSocket } from 'ws';
import { randomChoice } from '../load/random-choice.ts';
import { helloOf, openSocket } from '../load/seat-socket.ts';
import type { Follower } from './liveness.ts';
import type { Acknowledged } from './log-check.ts';

export interface UnreliableSeatSettings {
  /** The servers, any of which will do. */
  readonly urls: readonly string[];
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
  readonly rng: FastChance;
  readonly think: number;
  readonly tally: Tally;
}

/** What all players together have seen. */
export interface Tally {
  /** Every `ok`; a command that was sent again may have several. */
  readonly acknowledged: Acknowledged[];
  diverged: number;
  broken: number;
  resent: number;
  moves: number;
}

interface Asked {
  readonly id: string;
  readonly command: Command;
  tries: number;
}

const SEND_AGAIN = 400;
const COME_BACK = 60;

export class UnreliableSeat implements Follower {
  n = 0;
  over = false;
  private view: unknown = null;
  private turn: Turn | null = null;
  /** Plays, and faults are injected; else it only waits for what it has asked for. */
  private playing = true;
  private readonly settings: UnreliableSeatSettings;
  private socket: WebSocket | null = null;
  private asked: Asked | null = null;
  private count = 0;
  private closed = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly again: NodeJS.Timeout;

  constructor(settings: UnreliableSeatSettings) {
    this.settings = settings;
    this.connect();
    this.again = setInterval(() => this.sendAgain(), SEND_AGAIN);
  }

  get table(): string {
    return this.settings.table;
  }

  play(): void {
    this.playing = true;
    this.consider();
  }

  rest(): void {
    this.playing = false;
  }

  get isSettled(): boolean {
    return this.asked === null && this.socket?.readyState === WebSocket.OPEN && this.n > 0;
  }

  /** Breaks the connection, so that the server sends everything again on the next one. */
  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.again);
    clearTimeout(this.timer);
    this.socket?.terminate();
  }

  private connect(): void {
    if (this.closed) return;
    const { urls, rng, table } = this.settings;
    const socket = openSocket({ url: randomChoice(rng, urls), table });
    this.socket = socket;
    socket.on('open', () =>
      this.transmit(helloOf(this.settings, this.n > 0 && rng.below(4) > 0 ? this.n : undefined)),
    );
    socket.on('message', (data: Buffer) =>
      this.receive(JSON.parse(data.toString()) as ServerMessage, socket),
    );
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.closed || socket !== this.socket) return;
      this.settings.tally.broken++;
      setTimeout(() => this.connect(), COME_BACK + rng.below(COME_BACK));
    });
  }

  private ask(command: Command): void {
    this.asked = { id: `${this.settings.seat}-${this.count++}`, command, tries: 0 };
    this.sendAsked();
  }

  private sendAgain(): void {
    if (this.asked === null || this.n === 0 || this.socket?.readyState !== WebSocket.OPEN) return;
    this.settings.tally.resent++;
    this.sendAsked();
  }

  private sendAsked(): void {
    if (this.asked === null) return;
    this.asked.tries++;
    const message: ClientMessage = { t: 'do', id: this.asked.id, command: this.asked.command };
    if (!this.playing) return this.transmit(message);
    const fate = this.settings.rng.below(100);
    if (fate < 5) return;
    if (fate < 15) this.transmit(message);
    if (fate < 25) setTimeout(() => this.transmit(message), this.settings.rng.below(60));
    else this.transmit(message);
    if (fate >= 97) this.socket?.terminate();
  }

  private transmit(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage, socket: WebSocket): void {
    if (socket !== this.socket) return;
    const { tally, table, secret } = this.settings;
    if (message.t === 'welcome') {
      // A view that was patched step by step must equal what the server sends now.
      if (message.n === this.n && this.view !== null && !isDeepStrictEqual(this.view, message.view))
        tally.diverged++;
      this.view = message.view;
      this.advance(message.n, message.turn, message.info.phase === 'over');
    } else if (message.t === 'update') {
      if (message.n <= this.n) return;
      if (message.view !== undefined) this.view = message.view;
      if (message.patch !== undefined) this.view = applyPatch(this.view, message.patch);
      this.advance(
        message.n,
        message.turn,
        message.info === undefined ? this.over : message.info.phase === 'over',
      );
    } else if (message.t === 'ok') {
      tally.acknowledged.push({ table, secret, id: message.id, n: message.n });
      if (message.id !== this.asked?.id) return;
      if (this.asked.command.t !== 'start') tally.moves++;
      this.asked = null;
      // Its own update may have come first.
      this.consider();
    } else if (message.t === 'no') {
      if (message.id === this.asked?.id && message.refused.code !== 'busy') this.asked = null;
      // Another tab or a clock was first; the turn says what to do now.
      this.consider();
    }
  }

  private advance(n: number, turn: Turn | null, over: boolean): void {
    this.n = n;
    this.turn = turn;
    this.over = over;
    this.consider();
  }

  private consider(): void {
    clearTimeout(this.timer);
    const { rng, think, seat } = this.settings;
    this.timer = setTimeout(
      () => {
        const { turn } = this;
        if (this.asked !== null || this.closed || !this.playing) return;
        if (turn === null && !this.over && seat === 0) this.ask({ t: 'start' });
        if (turn?.seat !== seat || turn.legal === undefined) return;
        this.ask({ t: 'act', number: turn.number, action: randomChoice(rng, turn.legal) });
      },
      rng.below(think * 2),
    );
  }
}

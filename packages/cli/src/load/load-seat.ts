/** A player that speaks the public protocol over its own socket and takes random legal actions. */

import type { ClientMessage, Command, ServerMessage, Turn } from '@tokaido/table';
import type { WebSocket } from 'ws';
import type { SeatAt } from './seat-socket.ts';
import { helloOf, openSocket } from './seat-socket.ts';

/** Listens to what happens to a seat. */
export interface SeatEvents {
  /** A message arrived; `n` is the number of the entry, `turn` the decision that is pending now. */
  heard(seat: LoadSeat, n: number, turn: Turn | null, over: boolean): void;
  received(bytes: number): void;
  refused(seat: LoadSeat, code: string): void;
  lost(seat: LoadSeat): void;
}

export class LoadSeat {
  readonly at: SeatAt;
  private readonly events: SeatEvents;
  private readonly socket: WebSocket;
  private asked = 0;
  private closed = false;
  private over = false;

  constructor(at: SeatAt, events: SeatEvents) {
    this.at = at;
    this.events = events;
    this.socket = openSocket(at);
    this.socket.on('open', () => this.send(helloOf(at)));
    this.socket.on('message', (data: Buffer) => {
      events.received(data.length);
      this.receive(JSON.parse(data.toString()) as ServerMessage);
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      if (!this.closed) events.lost(this);
    });
  }

  ask(command: Command): void {
    this.send({ t: 'do', id: `${this.at.seat}-${this.asked++}`, command });
  }

  /** Silent connections are closed by the server. */
  ping(): void {
    this.send({ t: 'ping' });
  }

  close(): void {
    this.closed = true;
    this.socket.close();
  }

  private send(message: ClientMessage): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    if (message.t === 'welcome' || message.t === 'update') {
      if (message.info !== undefined) this.over = message.info.phase === 'over';
      this.events.heard(this, message.n, message.turn, this.over);
    } else if (message.t === 'no') {
      this.events.refused(this, message.refused.code);
    } else if (message.t === 'bye') {
      this.socket.close();
    }
  }
}

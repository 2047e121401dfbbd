/** A player that speaks the public protocol over its own socket and takes random legal actions. */

import type { ClientMessage, Command, ServerMessage, Turn } from '@tokaido/table';
import { PROTOCOL } from '@tokaido/table';
import { WebSocket } from 'ws';

export interface SeatAt {
  readonly url: string;
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
}

/** Listens to what happens to a seat. */
export interface SeatEvents {
  /** A message arrived; `n` is the number of the entry, `turn` the decision that is pending now. */
  heard(seat: LoadSeat, n: number, turn: Turn | null, over: boolean): void;
  answered(seat: LoadSeat, id: string): void;
  refused(seat: LoadSeat, code: string): void;
  lost(seat: LoadSeat): void;
}

export class LoadSeat {
  readonly at: SeatAt;
  turn: Turn | null = null;
  private readonly events: SeatEvents;
  private readonly socket: WebSocket;
  private asked = 0;
  private closed = false;
  private over = false;

  constructor(at: SeatAt, events: SeatEvents) {
    this.at = at;
    this.events = events;
    this.socket = new WebSocket(`${at.url.replace(/^http/, 'ws')}/ws/${at.table}`, {
      perMessageDeflate: false,
    });
    this.socket.on('open', () => this.send({ t: 'hello', protocol: PROTOCOL, secret: at.secret }));
    this.socket.on('message', (data: Buffer) => this.receive(JSON.parse(data.toString()) as ServerMessage));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      if (!this.closed) events.lost(this);
    });
  }

  /** Asks for something; returns the id under which the answer will come. */
  ask(command: Command): string {
    const id = `${this.at.seat}-${this.asked++}`;
    this.send({ t: 'do', id, command });
    return id;
  }

  close(): void {
    this.closed = true;
    this.socket.close();
  }

  private send(message: ClientMessage): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
      case 'update':
        this.turn = message.turn;
        if (message.info !== undefined) this.over = message.info.phase === 'over';
        this.events.heard(this, message.n, message.turn, this.over);
        break;
      case 'ok':
        this.events.answered(this, message.id);
        break;
      case 'no':
        this.events.refused(this, message.refused.code);
        break;
      case 'bye':
        this.socket.close();
        break;
      case 'present':
      case 'said':
      case 'pong':
    }
  }
}

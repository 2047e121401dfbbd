/** One seat with many sockets that says and asks whatever it may, faster than it may. */

import type { ClientMessage, Command, ServerMessage } from '@tokaido/table';
import type { WebSocket } from 'ws';
import { openTable } from '../load/open-table.ts';
import type { SeatAt } from '../load/seat-socket.ts';
import { helloOf, openSocket } from '../load/seat-socket.ts';
import type { Attack, AttackSettings } from './attack.ts';
import { Counts } from './attack.ts';

/** Below the connections that one address may have. */
const SOCKETS = 62;
/** Twice what a connection may send in the long run. */
const SEND_EVERY = 50;
const COME_BACK = 250;

const COMMANDS: readonly Command[] = [
  { t: 'say', phrase: 'hello' },
  { t: 'ready', ready: true },
  { t: 'say', phrase: 'beautiful' },
  { t: 'name', name: 'Aki' },
  { t: 'say', phrase: 'thanks' },
  { t: 'ready', ready: false },
];

export async function flood({ url }: AttackSettings): Promise<Attack> {
  const [seat] = await openTable({ url, seats: 2, options: '' });
  const counts = new Counts();
  const sockets = Array.from({ length: SOCKETS }, (_, i) => new FloodSocket(seat, i, counts));
  return {
    table: seat.table,
    counts,
    async stop() {
      for (const socket of sockets) socket.stop();
    },
  };
}

class FloodSocket {
  private readonly seat: SeatAt;
  private readonly index: number;
  private readonly counts: Counts;
  private socket: WebSocket | null = null;
  private readonly timer: NodeJS.Timeout;
  private sent = 0;
  private stopped = false;

  constructor(seat: SeatAt, index: number, counts: Counts) {
    this.seat = seat;
    this.index = index;
    this.counts = counts;
    this.connect();
    this.timer = setInterval(() => this.sendNext(), SEND_EVERY);
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
    this.socket?.terminate();
  }

  private connect(): void {
    if (this.stopped) return;
    const socket = openSocket(this.seat);
    this.socket = socket;
    this.counts.add('connections');
    socket.on('open', () => this.send(helloOf(this.seat)));
    socket.on('message', (data: Buffer) => this.note(JSON.parse(data.toString()) as ServerMessage));
    socket.on('error', () => this.counts.add('connections refused'));
    socket.on('close', () => setTimeout(() => this.connect(), COME_BACK));
  }

  private sendNext(): void {
    const command = COMMANDS[this.sent % COMMANDS.length];
    if (command !== undefined) this.send({ t: 'do', id: `${this.index}-${this.sent}`, command });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState !== this.socket?.OPEN) return;
    this.sent++;
    this.counts.add('messages sent');
    this.socket?.send(JSON.stringify(message));
  }

  private note(message: ServerMessage): void {
    if (message.t === 'ok') this.counts.add('commands carried out');
    else if (message.t === 'no') this.counts.add(`refused: ${message.refused.code}`);
    else if (message.t === 'bye') this.counts.add(`sent away: ${message.why}`);
  }
}

/** One table under load: its seats play one game after the other. */

import { FastChance } from '@tokaido/kernel';
import type { Turn } from '@tokaido/table';
import { errorText } from '../exit.ts';
import type { SeatEvents } from './load-seat.ts';
import { LoadSeat } from './load-seat.ts';
import { openTable } from './open-table.ts';
import { randomChoice } from './random-choice.ts';
import type { Stats } from './stats.ts';

export interface LoadTableSettings {
  /** The servers; the seats of a table connect to them in turn. */
  readonly urls: readonly string[];
  readonly seats: number;
  readonly options: string;
  /** Mean milliseconds of thought before a move; 0 for none. */
  readonly think: number;
  readonly stats: Stats;
  /** The address to connect from; any if absent. */
  readonly from?: string | undefined;
}

/** A table hangs when nobody hears anything for so long although nobody is thinking. */
const HANGS_AFTER = 5_000;
/** How long seats may take to connect, however many tables are opened at once. */
const CONNECT_LIMIT = 60_000;

export class LoadTable implements SeatEvents {
  private readonly settings: LoadTableSettings;
  private readonly rng: FastChance;
  private seats: LoadSeat[] = [];
  private readonly here = new Set<LoadSeat>();
  /** By number of the entry: when its move was sent, and how many seats have received it. */
  private readonly sent = new Map<number, number>();
  private readonly told = new Map<number, number>();
  private ready: (() => void) | null = null;
  private stopped = false;
  private timer: NodeJS.Timeout | undefined;
  /** When something last happened; null while no game is on, or somebody is thinking. */
  private waitingSince: number | null = null;

  constructor(settings: LoadTableSettings, seed: number) {
    this.settings = settings;
    this.rng = new FastChance(seed);
  }

  /** Opens a table and connects all seats. */
  async start(): Promise<void> {
    const { urls, seats, options, from } = this.settings;
    const [url = ''] = urls;
    const places = await openTable({ url, seats, options, from });
    if (this.stopped) return;
    this.here.clear();
    this.told.clear();
    this.sent.clear();
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error('a seat was not welcomed')), CONNECT_LIMIT);
      this.ready = () => {
        clearTimeout(limit);
        resolve();
      };
      this.seats = places.map(
        (place) => new LoadSeat({ ...place, url: urls[place.seat % urls.length] ?? url }, this),
      );
    });
  }

  begin(): void {
    this.waitingSince = performance.now();
    this.seats[0]?.ask({ t: 'start' });
  }

  ping(): void {
    for (const seat of this.seats) seat.ping();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.ready?.();
    for (const seat of this.seats) seat.close();
  }

  hangsAt(now: number): boolean {
    return this.waitingSince !== null && now - this.waitingSince > HANGS_AFTER;
  }

  heard(seat: LoadSeat, n: number, turn: Turn | null, over: boolean): void {
    if (this.stopped) return;
    if (turn === null && !over) {
      this.here.add(seat);
      if (this.here.size === this.seats.length) this.arrived();
      return;
    }
    if (this.waitingSince !== null) this.waitingSince = performance.now();
    const count = (this.told.get(n) ?? 0) + 1;
    if (count < this.seats.length) this.told.set(n, count);
    else this.everybodyTold(n, over);
    if (turn?.seat === seat.at.seat && turn.legal !== undefined) this.later(seat, turn, n);
  }

  received(bytes: number): void {
    this.settings.stats.received(bytes);
  }

  refused(_seat: LoadSeat, code: string): void {
    this.settings.stats.failed(`refused: ${code}`);
  }

  lost(): void {
    if (!this.stopped) this.settings.stats.failed('connection lost');
  }

  private arrived(): void {
    this.ready?.();
    this.ready = null;
  }

  private everybodyTold(n: number, over: boolean): void {
    this.told.delete(n);
    const sent = this.sent.get(n);
    this.sent.delete(n);
    if (sent !== undefined) this.settings.stats.moved(performance.now() - sent);
    if (!over) return;
    this.waitingSince = null;
    this.settings.stats.finished();
    for (const seat of this.seats) seat.close();
    void this.start()
      .then(() => this.begin())
      .catch((error: unknown) => this.settings.stats.failed(errorText(error)));
  }

  private later(seat: LoadSeat, turn: Turn, n: number): void {
    const { think } = this.settings;
    const act = () => {
      const legal = turn.legal ?? [];
      this.waitingSince = performance.now();
      this.sent.set(n + 1, performance.now());
      seat.ask({ t: 'act', number: turn.number, action: randomChoice(this.rng, legal) });
    };
    if (think === 0) return act();
    this.waitingSince = null;
    this.timer = setTimeout(act, -Math.log(1 - this.rng.below(1e6) / 1e6) * think);
  }
}

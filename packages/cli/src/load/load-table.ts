/** One table under load: its seats play one game after the other. */

import { FastChance } from '@tokaido/kernel';
import type { Turn } from '@tokaido/table';
import type { SeatAt, SeatEvents } from './load-seat.ts';
import { LoadSeat } from './load-seat.ts';
import { openTable } from './open-table.ts';
import { randomChoice } from './random-choice.ts';
import type { Stats } from './stats.ts';

export interface LoadTableSettings {
  readonly url: string;
  readonly seats: number;
  readonly options: string;
  /** Mean milliseconds of thought before a move; 0 for none. */
  readonly think: number;
  readonly stats: Stats;
}

export class LoadTable implements SeatEvents {
  private readonly settings: LoadTableSettings;
  private readonly rng: FastChance;
  private seats: LoadSeat[] = [];
  private here = 0;
  /** By number of the entry: when its move was sent, and how many seats have received it. */
  private readonly sent = new Map<number, number>();
  private readonly told = new Map<number, number>();
  private ready: (() => void) | null = null;
  private stopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(settings: LoadTableSettings, seed: number) {
    this.settings = settings;
    this.rng = new FastChance(seed);
  }

  /** Opens a table and connects all seats. */
  async start(): Promise<void> {
    const places: readonly SeatAt[] = await openTable(this.settings);
    this.here = 0;
    this.told.clear();
    this.sent.clear();
    await new Promise<void>((resolve) => {
      this.ready = resolve;
      this.seats = places.map((place) => new LoadSeat(place, this));
    });
  }

  begin(): void {
    this.seats[0]?.ask({ t: 'start' });
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    for (const seat of this.seats) seat.close();
  }

  heard(seat: LoadSeat, n: number, turn: Turn | null, over: boolean): void {
    if (this.stopped) return;
    if (turn === null && !over) {
      this.arrived();
      return;
    }
    const count = (this.told.get(n) ?? 0) + 1;
    if (count < this.seats.length) this.told.set(n, count);
    else this.everybodyTold(n, over);
    if (turn?.seat === seat.at.seat && turn.legal !== undefined) this.later(seat, turn, n);
  }

  answered(): void {}

  refused(_seat: LoadSeat, code: string): void {
    this.settings.stats.failed(`refused: ${code}`);
  }

  lost(): void {
    if (!this.stopped) this.settings.stats.failed('connection lost');
  }

  private arrived(): void {
    this.here++;
    if (this.here < this.seats.length) return;
    this.ready?.();
    this.ready = null;
  }

  private everybodyTold(n: number, over: boolean): void {
    this.told.delete(n);
    const sent = this.sent.get(n);
    this.sent.delete(n);
    if (sent !== undefined) this.settings.stats.moved(performance.now() - sent);
    if (!over || this.stopped) return;
    this.settings.stats.finished();
    for (const seat of this.seats) seat.close();
    void this.start()
      .then(() => this.begin())
      .catch((error: unknown) =>
        this.settings.stats.failed(error instanceof Error ? error.message : String(error)),
      );
  }

  private later(seat: LoadSeat, turn: Turn, n: number): void {
    const { think } = this.settings;
    const act = () => {
      const legal = turn.legal ?? [];
      this.sent.set(n + 1, performance.now());
      seat.ask({ t: 'act', number: turn.number, action: randomChoice(this.rng, legal) });
    };
    if (think === 0) act();
    else this.timer = setTimeout(act, -Math.log(1 - this.rng.below(1e6) / 1e6) * think);
  }
}

/** One game on a few seats of ours, the others held by bots; it says how long the bots take to answer. */

import { FastChance } from '@tokaido/kernel';
import type { Turn } from '@tokaido/table';
import type { SeatEvents } from '../load/load-seat.ts';
import { LoadSeat } from '../load/load-seat.ts';
import type { TableSettings } from '../load/open-table.ts';
import { openTable } from '../load/open-table.ts';
import { randomChoice } from '../load/random-choice.ts';
import type { SeatAt } from '../load/seat-socket.ts';

/** Milliseconds before a move: the limits allow ten messages a second. */
const THINK = 150;

export class SmallTable implements SeatEvents {
  private answers: number[] = [];
  private readonly rng: FastChance;
  private seats: readonly LoadSeat[] = [];
  private last = 0;
  private botSince: number | null = null;
  private stopped = false;

  constructor(seed: number) {
    this.rng = new FastChance(seed);
  }

  /** Plays until it is stopped or the game is over; resolves with the place of the host. */
  async start(settings: TableSettings): Promise<SeatAt> {
    const places = await openTable(settings);
    this.seats = places.map((place) => new LoadSeat(place, this));
    return places[0];
  }

  /**
   * Milliseconds from the moment at which a bot was to decide until we were told what it did, since the last call. One
   * that has not answered yet counts with the time until now, or the slowest would be left out.
   */
  takeBotAnswers(): readonly number[] {
    const waiting = this.botSince === null ? [] : [performance.now() - this.botSince];
    const all = [...this.answers, ...waiting];
    this.answers = [];
    return all;
  }

  stop(): void {
    this.stopped = true;
    for (const seat of this.seats) seat.close();
  }

  heard(seat: LoadSeat, n: number, turn: Turn | null, over: boolean): void {
    if (turn === null && !over && seat === this.seats[0]) seat.ask({ t: 'start' });
    if (n > this.last) this.follow(n, turn);
    const { legal } = turn ?? {};
    if (turn?.seat !== seat.at.seat || legal === undefined) return;
    setTimeout(() => {
      if (!this.stopped) seat.ask({ t: 'act', number: turn.number, action: randomChoice(this.rng, legal) });
    }, THINK);
  }

  received(): void {}

  refused(): void {}

  lost(): void {}

  private follow(n: number, turn: Turn | null): void {
    const now = performance.now();
    this.last = n;
    if (this.botSince !== null) this.answers.push(now - this.botSince);
    const isBots = turn !== null && this.seats.every(({ at }) => at.seat !== turn.seat);
    this.botSince = isBots ? now : null;
  }
}

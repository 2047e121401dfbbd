/** Who is connected to a table, here and at other processes. */

import type { Presence } from '@tokaido/table';

/** When another process has been silent for this long, its people count as gone. */
const SILENCE = 45_000;

interface Elsewhere {
  readonly seats: readonly number[];
  /** When the process was last heard. */
  readonly at: number;
}

export class SeatPresence implements Presence {
  private readonly now: () => number;
  /** Nothing is known of the time before; so nobody counts as away for longer. */
  private readonly since: number;
  private readonly here = new Map<number, number>();
  private readonly left = new Map<number, number>();
  private readonly elsewhere = new Map<string, Elsewhere>();

  constructor(now: () => number) {
    this.now = now;
    this.since = now();
  }

  come(seat: number): void {
    this.here.set(seat, (this.here.get(seat) ?? 0) + 1);
  }

  go(seat: number, now: number): void {
    const count = (this.here.get(seat) ?? 1) - 1;
    if (count > 0) this.here.set(seat, count);
    else {
      this.here.delete(seat);
      this.left.set(seat, now);
    }
  }

  /** Another process has told who listens there. */
  heard(from: string, seats: readonly number[]): void {
    const at = this.now();
    const before = this.elsewhere.get(from)?.seats ?? [];
    for (const seat of before) if (!seats.includes(seat)) this.left.set(seat, at);
    if (seats.length === 0) this.elsewhere.delete(from);
    else this.elsewhere.set(from, { seats, at });
  }

  /** Lets the people of processes that fell silent go, as of when those were last heard; whether there were any. */
  forgetSilent(): boolean {
    const silent = [...this.elsewhere].filter(([, { at }]) => this.now() - at > SILENCE);
    for (const [name, { seats, at }] of silent) {
      this.elsewhere.delete(name);
      for (const seat of seats) this.left.set(seat, Math.max(at, this.left.get(seat) ?? at));
    }
    return silent.length > 0;
  }

  seatsHere(): number[] {
    return [...this.here.keys()].filter((seat) => seat >= 0);
  }

  isHere(seat: number): boolean {
    this.forgetSilent();
    return this.here.has(seat) || [...this.elsewhere.values()].some(({ seats }) => seats.includes(seat));
  }

  /** Milliseconds since somebody was last connected for a seat, as far as this process can know. */
  awayFor(seat: number, now: number): number {
    return this.isHere(seat) ? 0 : now - (this.left.get(seat) ?? this.since);
  }
}

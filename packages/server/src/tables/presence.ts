/** Who is connected to a table, here and at other processes. */

import type { Presence } from '@tokaido/table';

/** When another process has been silent for this long, its people count as gone. */
const FORGOTTEN = 45_000;

export class SeatPresence implements Presence {
  private readonly here = new Map<number, number>();
  private readonly left = new Map<number, number>();
  private readonly elsewhere = new Map<string, { readonly seats: readonly number[]; readonly at: number }>();

  come(seat: number): void {
    this.here.set(seat, (this.here.get(seat) ?? 0) + 1);
    this.left.delete(seat);
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
  heard(from: string, seats: readonly number[], now: number): void {
    const before = this.elsewhere.get(from)?.seats ?? [];
    for (const seat of before) if (!seats.includes(seat)) this.left.set(seat, now);
    this.elsewhere.set(from, { seats, at: now });
    for (const [name, { at }] of this.elsewhere) if (now - at > FORGOTTEN) this.elsewhere.delete(name);
  }

  seatsHere(): number[] {
    return [...this.here.keys()].filter((seat) => seat >= 0);
  }

  isHere(seat: number): boolean {
    return this.here.has(seat) || [...this.elsewhere.values()].some(({ seats }) => seats.includes(seat));
  }

  /** Milliseconds since somebody was last connected for a seat; infinite if nobody ever was. */
  awayFor(seat: number, now: number): number {
    if (this.isHere(seat)) return 0;
    const left = this.left.get(seat);
    return left === undefined ? Number.POSITIVE_INFINITY : now - left;
  }
}

/** Who is connected to a table, here and at other processes. */

import type { Presence } from '@tokaido/table';

/** When another process has been silent for this long, its people count as gone. */
const SILENCE = 45_000;
/** The seat of those who have none. */
const WATCHING = -1;
/** More than there are seats. */
const LOOKING = 100;

interface Elsewhere {
  readonly seats: readonly number[];
  /** Those of them whose page is in sight. */
  readonly looking: readonly number[];
  readonly watching: number;
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
  /** Pages of a person that are out of sight, by the key of the person: seats may change their numbers. */
  private readonly hidden = new Map<string, number>();
  /** When the last page of a person went out of sight. */
  private readonly hiddenAt = new Map<string, number>();

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

  /** Another process has told who listens there, in the words of `told`. */
  heard(from: string, told: string): void {
    const at = this.now();
    const numbers = told === '' ? [] : told.split(',').map(Number);
    const seats = numbers.filter((number) => number >= 0 && number < LOOKING);
    const looking = numbers.filter((number) => number >= LOOKING).map((number) => number - LOOKING);
    const watching = Math.max(0, ...numbers.map((number) => -number));
    const before = this.elsewhere.get(from)?.seats ?? [];
    for (const seat of before) if (!seats.includes(seat)) this.left.set(seat, at);
    if (numbers.length === 0) this.elsewhere.delete(from);
    else this.elsewhere.set(from, { seats, looking, watching, at });
  }

  /**
   * Who listens here, for another process: the seats, those of them whose page is in sight once more, from `LOOKING` on, and
   * how many watch as a negative number. A process of 0.1.0 takes the last two for seats that nobody has. `keyOf` gives the
   * key of the person at a seat.
   */
  told(keyOf: (seat: number) => string): string {
    const seats = this.seatsHere();
    const looking = seats.filter((seat) => this.isLookingHere(seat, keyOf(seat)));
    const watching = this.here.get(WATCHING) ?? 0;
    return [...seats, ...looking.map((seat) => LOOKING + seat), ...(watching > 0 ? [-watching] : [])].join(
      ',',
    );
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

  /** How many watch, here and elsewhere. */
  watching(): number {
    this.forgetSilent();
    const elsewhere = [...this.elsewhere.values()].reduce((sum, { watching }) => sum + watching, 0);
    return (this.here.get(WATCHING) ?? 0) + elsewhere;
  }

  seatsHere(): number[] {
    return [...this.here.keys()].filter((seat) => seat >= 0);
  }

  isHere(seat: number): boolean {
    this.forgetSilent();
    return this.here.has(seat) || [...this.elsewhere.values()].some(({ seats }) => seats.includes(seat));
  }

  /** A page of a person went out of sight, or came back; one that is closed comes back first. */
  look(key: string, on: boolean): void {
    const count = Math.max(0, (this.hidden.get(key) ?? 0) + (on ? -1 : 1));
    if (!on) this.hiddenAt.set(key, this.now());
    if (count > 0) this.hidden.set(key, count);
    else this.hidden.delete(key);
  }

  /** Whether somebody has a page in sight here. */
  isLookingHere(seat: number, key: string): boolean {
    return (this.here.get(seat) ?? 0) > (this.hidden.get(key) ?? 0);
  }

  /**
   * Milliseconds since somebody last had the table in sight for a seat, as far as this process can know; null while
   * somebody has.
   */
  unseenFor(seat: number, key: string, now: number): number | null {
    this.forgetSilent();
    const isElsewhere = [...this.elsewhere.values()].some(({ looking }) => looking.includes(seat));
    if (isElsewhere || this.isLookingHere(seat, key)) return null;
    const since = this.here.has(seat) ? this.hiddenAt.get(key) : this.left.get(seat);
    return now - (since ?? this.since);
  }

  /** Milliseconds since somebody was last connected for a seat, as far as this process can know. */
  awayFor(seat: number, now: number): number {
    return this.isHere(seat) ? 0 : now - (this.left.get(seat) ?? this.since);
  }
}

/** How long a decision may take. Times are those of the entries, so that a clock is the same after a restart. */

import type { Pace } from './plan.ts';

export interface Clocked {
  /** When the pending decision began, pauses taken out. */
  since: number;
  /** When a bot takes it; null without a clock. */
  deadline: number | null;
  /** How often this decision was given more time. */
  extended: number;
}

interface Banked {
  bank: number;
}

/** What one extension gives, and how many a decision may have. */
export const EXTENSION = 20_000;
export const EXTENSIONS = 10;
const DAY = 86_400_000;

/** Sets the clock for a decision that began at `since`; `seat` is null when no person must decide. */
export function startClock(table: Clocked, pace: Pace, seat: Banked | null, since: number): void {
  table.since = since;
  if (pace.kind === 'none' || seat === null) table.deadline = null;
  else if (pace.kind === 'correspondence') table.deadline = since + pace.days * DAY;
  else table.deadline = since + pace.seconds * 1000 + seat.bank + table.extended * EXTENSION;
}

/** Takes what a decision needed beyond its own time out of the bank. */
export function settleClock(table: Clocked, pace: Pace, seat: Banked, at: number): void {
  if (pace.kind !== 'live' || table.deadline === null) return;
  const over = at - table.since - pace.seconds * 1000 - table.extended * EXTENSION;
  seat.bank = Math.max(0, seat.bank - Math.max(0, over));
}

/** How much time a seat has: worked out on this device between two messages of the table. */

import { GRACE } from '@tokaido/table';
import type { Seen, TableModel } from '../model.ts';

/** Below this somebody should hurry. */
export const LOW_MS = 30_000;

export interface SeatTime {
  /** Until a bot takes the pending decision of this seat, bank included; for the others their bank. */
  readonly left: number;
  /** What of it is the bank. */
  readonly bank: number;
  readonly runs: boolean;
}

/** As much of a table as clocks need. */
export interface Clocks extends Pick<TableModel, 'clock' | 'info' | 'online'> {
  readonly seen: { readonly value: Pick<Seen, 'turn'> | null };
}

/** Null where no clock concerns the seat. Reads signals; `now` is by `performance.now()`. */
export function seatTime({ clock, info, online, seen }: Clocks, seat: number, now: number): SeatTime | null {
  const { seats, pace, phase } = info.value;
  const at = seats[seat];
  if (phase !== 'playing' || pace.kind === 'none' || at?.kind !== 'person' || at.standIn) return null;
  const running = clock.value;
  if (running !== null && seen.value?.turn?.seat === seat) {
    const left = Math.max(0, running.left - (now - running.since));
    return { left, bank: Math.min(left, running.bank), runs: true };
  }
  const bank = online?.banks.value?.[seat];
  return bank === undefined ? null : { left: bank, bank, runs: false };
}

/** How long it takes until a bot may play for somebody who is away; null for whoever is there, or needs no bot. */
export function standInTime(clocks: Clocks, seat: number, now: number): number | null {
  const { info, online } = clocks;
  const { seats, pace, phase } = info.value;
  const at = seats[seat];
  const since = online?.gone.value[seat] ?? null;
  if (phase !== 'playing' || at?.kind !== 'person' || at.standIn || since === null) return null;
  // Where a decision takes days nobody is expected to sit there before its deadline, which is told by itself.
  if (pace.kind === 'correspondence') return seatTime(clocks, seat, now)?.left === 0 ? 0 : null;
  return Math.max(0, since + GRACE - now);
}

/** The votes that a bot needs: more than half of the other people. */
export function votesNeeded({ info }: Pick<TableModel, 'info'>, seat: number): number {
  const others = info.value.seats.filter((at, i) => i !== seat && at.kind === 'person' && !at.standIn).length;
  return Math.floor(others / 2) + 1;
}

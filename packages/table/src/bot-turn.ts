/** When a bot decides at a table, and what becomes of its decision. */

import { checkAction } from './check-action.ts';
import type { EntryOf } from './entries.ts';
import { isBotSeat } from './seat.ts';
import type { Table } from './table.ts';
import { pendingOf, seatAt } from './table.ts';

/** The decision of a bot; null when it no longer fits, because something else happened first. */
export function botEntry(
  table: Table,
  seat: number,
  number: number,
  action: string,
  now: number,
  late: boolean,
): EntryOf<'acted'> | null {
  if (table.phase !== 'playing' || checkAction(table, seat, number, action) !== null) return null;
  const by = seatAt(table, seat).kind === 'bot' ? 'bot' : 'stand-in';
  return { kind: 'acted', at: now, seat, action, by, ...(late ? { late: true as const } : {}) };
}

/** The bot seat that must decide now; −1 when a person must, or when no person is left to play for. */
export function botToMove(table: Table): number {
  // While people are asked whether to go back, nobody goes on by themselves.
  if (table.phase !== 'playing' || table.closed || table.asking?.shown.state === 'asked') return -1;
  const someone = table.seats.some((seat) => seat.kind === 'person' && !seat.standIn);
  const pending = pendingOf(table);
  if (!someone || pending === null) return -1;
  return isBotSeat(seatAt(table, pending.seat)) ? pending.seat : -1;
}

/** Whether the clock of the pending decision has run out: a bot then takes it. */
export function isLate(table: Table, now: number): boolean {
  return table.phase === 'playing' && table.deadline !== null && now >= table.deadline;
}

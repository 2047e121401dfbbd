/** What there is to tell a person of a table now, and when there may be more. A function of the table alone. */

import type { Table } from '@tokaido/table';
import { isBotSeat, pendingOf } from '@tokaido/table';

export type Notice =
  | { readonly kind: 'turn' | 'over' | 'rematch'; readonly mark: number }
  | { readonly kind: 'deadline'; readonly mark: number; readonly hours: number };

export interface Outlook {
  readonly notice: Notice | null;
  /** When to look again though nothing may have happened; null for not at all. */
  readonly due: number | null;
  /** Nothing will ever be told of this table again. */
  readonly isLast: boolean;
}

const HOUR = 3_600_000;
/** Reminders of a deadline, the first one first, in hours before it. Each is a stage after that of the turn itself. */
const REMINDERS = [24, 2] as const;
/** Marks grow with the log: so many for each entry, one for each stage. */
const STAGES = 4;
const OVER = 3;
/** For so long after a game its people are told of a rematch. */
const REMATCH_HOURS = 24;

const NOTHING: Outlook = { notice: null, due: null, isLast: false };

/** For the person on a seat. */
export function outlookFor(table: Table, seat: number, now: number): Outlook {
  if (table.phase === 'over') return afterGame(table, now);
  const pending = table.phase === 'playing' ? pendingOf(table) : null;
  const sitter = table.seats[seat];
  if (pending?.seat !== seat || sitter === undefined || isBotSeat(sitter)) return NOTHING;
  return atTurn(table, now);
}

/** After an undo the same decision comes again, but by another entry. */
function markOf({ match }: Table, stage: number): number {
  return (match?.moves.at(-1)?.n ?? 1) * STAGES + stage;
}

function atTurn(table: Table, now: number): Outlook {
  const { pace } = table.plan;
  const { deadline, since } = table;
  const turn: Notice = { kind: 'turn', mark: markOf(table, 0) };
  if (pace.kind !== 'correspondence' || deadline === null) return { ...NOTHING, notice: turn };
  // A reminder at the moment at which the turn itself is told would say nothing new.
  const reminders = REMINDERS.map((hours, index) => ({
    hours,
    stage: index + 1,
    at: deadline - hours * HOUR,
  }));
  const coming = reminders.filter(({ at }) => at > since);
  const last = coming.filter(({ at }) => at <= now).at(-1);
  const next = coming.find(({ at }) => at > now);
  const notice: Notice =
    last === undefined
      ? turn
      : { kind: 'deadline', mark: markOf(table, last.stage), hours: hoursLeft(deadline, now) };
  return { notice, due: next?.at ?? null, isLast: false };
}

/** A reminder may come late, when the person leaves the table or the server comes back. */
function hoursLeft(deadline: number, now: number): number {
  return Math.max(1, Math.round((deadline - now) / HOUR));
}

function afterGame(table: Table, now: number): Outlook {
  if (table.next !== null)
    return { notice: { kind: 'rematch', mark: table.n * STAGES }, due: null, isLast: true };
  const until = table.touched + REMATCH_HOURS * HOUR;
  return { notice: { kind: 'over', mark: markOf(table, OVER) }, due: until, isLast: now >= until };
}

/** The mark of a device that has just subscribed: whoever did so has seen how things stand. */
export function seenMark(table: Table, seat: number, now: number): number {
  return outlookFor(table, seat, now).notice?.mark ?? 0;
}

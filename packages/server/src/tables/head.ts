/** A table's row in the index of tables, and when a snapshot is due. */

import type { Table, TableInfo } from '@tokaido/table';
import { infoOf, rulesAt } from '@tokaido/table';
import type { Head } from '../store/store.ts';

const DAY = 86_400_000;
/** A table where no game ever began, or which the host has closed, is deleted sooner. */
const LOBBY_DAYS = 7;
/** Strangers do not come back to a table that left the list, unless they play by letter. */
const LISTED_LOBBY_DAYS = 1;
/** Entries between two snapshots. */
const SNAPSHOT_EVERY = 64;

/** Whether to write the whole table along with its entries from `from` to `to`. */
export function snapshotDue(from: number, to: number): boolean {
  return Math.floor(to / SNAPSHOT_EVERY) > Math.floor((from - 1) / SNAPSHOT_EVERY);
}

/** For the list of version 0.1.0. A board of its own is told at the table itself: it is long. */
function summaryOf(table: Table): TableInfo {
  const { board: _board, ...info } = infoOf(table);
  return info;
}

function lobbyDays({ plan: { listed, pace } }: Table): number {
  return listed && pace.kind !== 'correspondence' ? LISTED_LOBBY_DAYS : LOBBY_DAYS;
}

export function headOf(table: Table, keepDays: number): Head {
  const { phase, closed = false } = table;
  const days = phase === 'lobby' || closed ? Math.min(lobbyDays(table), keepDays) : keepDays;
  const listed = table.plan.listed && !closed;
  return {
    phase,
    listed,
    game: table.plan.game,
    rules: rulesAt(table),
    summary: phase === 'lobby' && listed ? JSON.stringify(summaryOf(table)) : '',
    deadline: table.deadline,
    touched: table.touched,
    expires: table.touched + days * DAY,
  };
}

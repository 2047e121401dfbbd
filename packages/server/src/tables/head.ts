/** A table's row in the index of tables, and when a snapshot is due. */

import type { Table, TableInfo } from '@tokaido/table';
import { infoOf, rulesAt } from '@tokaido/table';
import type { Head } from '../store/store.ts';

const DAY = 86_400_000;
/** A table where no game ever began is deleted sooner. */
const LOBBY_DAYS = 7;
/** Entries between two snapshots. */
const SNAPSHOT_EVERY = 64;

/** Whether to write the whole table along with its entries from `from` to `to`. */
export function snapshotDue(from: number, to: number): boolean {
  return Math.floor(to / SNAPSHOT_EVERY) > Math.floor((from - 1) / SNAPSHOT_EVERY);
}

/** For the list of tables. A board of its own is told at the table itself: it is long. */
function summaryOf(table: Table): TableInfo {
  const { board: _board, ...info } = infoOf(table);
  return info;
}

export function headOf(table: Table, keepDays: number): Head {
  const days = table.phase === 'lobby' ? Math.min(LOBBY_DAYS, keepDays) : keepDays;
  return {
    phase: table.phase,
    listed: table.plan.listed,
    game: table.plan.game,
    rules: rulesAt(table),
    summary: table.phase === 'lobby' && table.plan.listed ? JSON.stringify(summaryOf(table)) : '',
    deadline: table.deadline,
    touched: table.touched,
    expires: table.touched + days * DAY,
  };
}

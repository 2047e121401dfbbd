/** Queries whose text is the same in both databases, and the shape of what they answer. */

import type { Entry, Head, Loaded } from './store.ts';
import { StoreError } from './store.ts';

/** Snapshot and entries in one statement, so that both are of the same moment. Values: the table, three times. */
export const LOAD = `
  SELECT 0 AS kind, seq, body FROM table_snapshots WHERE table_id = ?
  UNION ALL
  SELECT 1 AS kind, seq, body FROM table_entries WHERE table_id = ?
    AND seq > coalesce((SELECT seq FROM table_snapshots WHERE table_id = ?), 0)
  ORDER BY 1, 2`;
export const READ = `SELECT seq, body FROM table_entries WHERE table_id = ? AND seq >= ? ORDER BY seq`;
export const LAST = `SELECT seq FROM table_heads WHERE table_id = ?`;
export const LISTED = `
  SELECT * FROM table_heads WHERE listed = 1 AND phase = 'lobby' ORDER BY touched DESC, table_id LIMIT ?`;
export const DUE = `SELECT table_id FROM table_heads WHERE deadline <= ? ORDER BY deadline LIMIT ?`;
export const CLOCKED = `
  SELECT table_id FROM table_heads WHERE deadline IS NOT NULL AND phase = 'playing' ORDER BY deadline`;
export const PULSE = `SELECT at FROM store_pulse`;
/** Entries have no gaps, so the last numbers add up to how many there are. */
export const COUNTS = `SELECT count(*) AS tables, coalesce(sum(seq), 0) AS entries FROM table_heads`;

/** How many tables are forgotten in one transaction, so that appends need not wait long. */
export const FORGET_AT_ONCE = 200;

export interface HeadRow {
  readonly table_id: string;
  readonly phase: Head['phase'];
  readonly listed: number;
  readonly game: string;
  readonly summary: string;
  readonly deadline: number | null;
  readonly touched: number;
  readonly expires: number;
}

/** The row of a query that answers with one whatever is stored. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new StoreError('failed', 'The database gave no row where there must be one.');
  return row;
}

export function listing(row: HeadRow): { table: string; head: Head } {
  const { table_id: table, phase, listed, game, summary, deadline, touched, expires } = row;
  return { table, head: { phase, listed: listed === 1, game, summary, deadline, touched, expires } };
}

export function loaded(rows: readonly (Entry & { readonly kind: number })[]): Loaded | null {
  if (rows.length === 0) return null;
  const parts = rows.map(({ kind, seq, body }) => ({ kind, entry: { seq, body } }));
  return {
    snapshot: parts.find(({ kind }) => kind === 0)?.entry ?? null,
    entries: parts.filter(({ kind }) => kind === 1).map(({ entry }) => entry),
  };
}

/** Queries whose text is the same in both databases, and the shape of what they answer. */

import type { Entry, Loaded } from './store.ts';
import { PULSE_KEPT, StoreError } from './store.ts';

/** How many tables are forgotten in one transaction, so that appends need not wait long. */
export const FORGET_AT_ONCE = 200;

/**
 * Snapshot and entries in one statement, so that both are of the same moment. A snapshot beyond the last entry is
 * damaged, so it is left out. Values: the table, twice.
 */
export const LOAD = `
  WITH snapshot AS (
    SELECT s.seq, s.body FROM table_snapshots s JOIN table_heads h ON h.table_id = s.table_id
    WHERE s.table_id = ? AND s.seq <= h.seq
  )
  SELECT 0 AS kind, seq, body FROM snapshot
  UNION ALL
  SELECT 1 AS kind, seq, body FROM table_entries WHERE table_id = ? AND seq > coalesce((SELECT seq FROM snapshot), 0)
  ORDER BY 1, 2`;
export const READ = `SELECT seq, body FROM table_entries WHERE table_id = ? AND seq >= ? ORDER BY seq`;
export const LAST = `SELECT seq FROM table_heads WHERE table_id = ?`;
const IN_SERVICE = `table_id NOT IN (SELECT table_id FROM table_aside)`;

/** Queries about some shards; `inShards` is the condition that takes them as its one value. */
export const aboutShards = (inShards: string) => ({
  /** Values: the time, the shards, the limit. */
  due: `
    SELECT table_id FROM table_heads WHERE deadline <= ? AND ${inShards} AND ${IN_SERVICE}
    ORDER BY deadline LIMIT ?`,
  clocked: `
    SELECT table_id FROM table_heads WHERE deadline IS NOT NULL AND phase = 'playing' AND ${inShards} AND ${IN_SERVICE}
    ORDER BY deadline`,
  /** Values: the time, the shards. */
  expired: `SELECT table_id FROM table_heads WHERE expires <= ? AND ${inShards} LIMIT ${FORGET_AT_ONCE}`,
});

/**
 * Values: number, body, table, number. A snapshot beyond the last entry is replaced whatever its number. Nothing is
 * written for a table that does not exist, here and in what follows.
 */
export const SAVE_SNAPSHOT = `
  INSERT INTO table_snapshots (table_id, seq, body)
  SELECT table_id, CAST(? AS INTEGER), ? FROM table_heads WHERE table_id = ? AND seq >= ?
  ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
  WHERE table_snapshots.seq <= excluded.seq
    OR table_snapshots.seq > (SELECT seq FROM table_heads h WHERE h.table_id = excluded.table_id)`;

export const TALK = `SELECT seq, body FROM table_talk WHERE table_id = ?`;
/** Values: number, body, table. Answers with a row if it was saved. */
export const SAVE_TALK = `
  INSERT INTO table_talk (table_id, seq, body)
  SELECT table_id, CAST(? AS INTEGER), ? FROM table_heads WHERE table_id = ?
  ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
  WHERE table_talk.seq < excluded.seq RETURNING seq`;

/** Values: why, when, table. */
export const SET_ASIDE = `
  INSERT INTO table_aside (table_id, why, at)
  SELECT table_id, ?, CAST(? AS BIGINT) FROM table_heads WHERE table_id = ? ON CONFLICT DO NOTHING`;
export const ASIDE = `SELECT table_id AS "table", why, at FROM table_aside ORDER BY at, table_id`;
export const RESTORE = `DELETE FROM table_aside WHERE table_id = ? RETURNING table_id`;

export const KEEP = `
  INSERT INTO store_kept (key, body, until) VALUES (?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET body = excluded.body, until = excluded.until`;
export const TAKE = `DELETE FROM store_kept WHERE key = ? RETURNING body, until`;
/** Values: the first key, one after the last, the time, the limit. */
export const KEPT_BETWEEN = `
  SELECT body FROM store_kept WHERE key >= ? AND key < ? AND until > ? ORDER BY until DESC, key LIMIT ?`;
export const EXPIRE_KEPT = `DELETE FROM store_kept WHERE until <= ?`;

/** Values: date, device, deal, points, place, when. Answers with a row if it was saved. */
export const SAVE_WALK = `
  INSERT INTO daily_walks (date, device, deal, points, place, sent) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (date, device) DO NOTHING RETURNING points`;
/** Values: date, deal. */
export const WALK_POINTS = `
  SELECT points, count(*) AS count FROM daily_walks WHERE date = ? AND deal = ? GROUP BY points ORDER BY points`;
/** Value: the time up to which walks are deleted. */
export const EXPIRE_WALKS = `DELETE FROM daily_walks WHERE sent <= ?`;

/** A process whose clock went back does not turn its pulse back. Values: its name, the time. */
export const BEAT = `
  INSERT INTO store_pulse (process, at) VALUES (?, ?)
  ON CONFLICT (process) DO UPDATE SET at = excluded.at WHERE store_pulse.at < excluded.at`;
/** Value: the time from which on a process counts as alive. */
export const ALIVE = `SELECT process FROM store_pulse WHERE at >= ? ORDER BY process`;
export const PULSE = `SELECT max(at) AS at FROM store_pulse`;
/** The last pulse of all stays, however old it is. */
export const EXPIRE_PULSES = `
  DELETE FROM store_pulse WHERE at < (SELECT max(at) FROM store_pulse) - ${PULSE_KEPT}`;
/** Entries have no gaps, so the last numbers add up to how many there are. */
export const COUNTS = `SELECT count(*) AS tables, coalesce(sum(seq), 0) AS entries FROM table_heads`;

/** How many games have begun under which rules. */
export const RULES = `
  SELECT game, rules AS version, count(*) AS tables FROM table_heads WHERE phase <> 'lobby'
  GROUP BY game, rules ORDER BY game, rules`;

/** The row of a query that answers with one whatever is stored. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new StoreError('failed', 'The database gave no row where there must be one.');
  return row;
}

export function loaded(rows: readonly (Entry & { readonly kind: number })[]): Loaded | null {
  if (rows.length === 0) return null;
  const parts = rows.map(({ kind, seq, body }) => ({ kind, entry: { seq, body } }));
  return {
    snapshot: parts.find(({ kind }) => kind === 0)?.entry ?? null,
    entries: parts.filter(({ kind }) => kind === 1).map(({ entry }) => entry),
  };
}

/** What was kept, unless its time is over. */
export function keptBody(
  rows: readonly { readonly body: string; readonly until: number }[],
  now: number,
): string | null {
  const [row] = rows;
  return row === undefined || row.until <= now ? null : row.body;
}

/** The keys with a prefix, from the first to one after the last. A prefix ends in a sign that is no letter. */
export function keysUnder(prefix: string): [first: string, after: string] {
  return [prefix, `${prefix}~`];
}

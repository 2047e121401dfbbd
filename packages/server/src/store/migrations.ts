/**
 * The schema, as a numbered list of steps that is only ever added to. One text serves both databases but for
 * the few words in `Dialect`.
 */

import { StoreError } from './store.ts';

interface Dialect {
  /** Table ids are compared byte by byte. */
  readonly id: string;
  /** Rows lie in the order of their key, so that a table's entries are neighbours. */
  readonly clustered: string;
  /** Heads are rewritten with each append; room on the page spares the indices. */
  readonly roomy: string;
}

export const SQLITE: Dialect = { id: 'TEXT', clustered: 'WITHOUT ROWID', roomy: '' };
export const POSTGRES: Dialect = { id: 'TEXT COLLATE "C"', clustered: '', roomy: 'WITH (fillfactor = 70)' };

/** Statements of each step. Step 1 is the first. */
const STEPS: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ id, clustered, roomy }) => [
    `CREATE TABLE table_entries (
      table_id ${id} NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)) ${clustered}`,
    `CREATE TABLE table_heads (
      table_id ${id} NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, phase TEXT NOT NULL, listed INTEGER NOT NULL,
      game TEXT NOT NULL, summary TEXT NOT NULL, deadline BIGINT, touched BIGINT NOT NULL, expires BIGINT NOT NULL)
      ${roomy}`,
    `CREATE TABLE table_snapshots (table_id ${id} NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL)`,
    // No index on touched and expires: every append changes them and would have to rewrite it.
    `CREATE INDEX table_heads_deadline ON table_heads (deadline) WHERE deadline IS NOT NULL`,
    `CREATE INDEX table_heads_listed ON table_heads (table_id) WHERE listed = 1 AND phase = 'lobby'`,
    `CREATE TABLE store_pulse (id INTEGER NOT NULL PRIMARY KEY, at BIGINT NOT NULL)`,
  ],
];

/** Where the steps taken are written down. */
export const RECORD = `CREATE TABLE IF NOT EXISTS store_migrations (step INTEGER NOT NULL PRIMARY KEY)`;
export const LAST_STEP = `SELECT coalesce(max(step), 0) AS step FROM store_migrations`;

/** The statements that bring a schema at `step` up to date, each step recording itself. */
export function pendingSteps(step: number, dialect: Dialect): readonly string[] {
  if (step > STEPS.length) {
    throw new StoreError(
      'newer',
      `The data has schema ${step}, this version knows ${STEPS.length}: update the program, or restore a backup made before the update.`,
    );
  }
  return STEPS.slice(step).flatMap((statements, index) => [
    ...statements(dialect),
    `INSERT INTO store_migrations (step) VALUES (${step + index + 1})`,
  ]);
}

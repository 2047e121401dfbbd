/**
 * The schema, as a numbered list of steps that is only ever added to. One text serves both databases but for
 * the few words in `Dialect`.
 */

import type { Found } from './format.ts';
import { checkFormat, DATA_FORMAT } from './format.ts';

interface Dialect {
  /** Table ids are compared byte by byte. */
  readonly id: string;
  /** Rows lie in the order of their key, so that a table's entries are neighbors. */
  readonly clustered: string;
  /** Heads are rewritten with each append; room on the page spares the indices. */
  readonly roomy: string;
  /** Asks for the names of all tables. */
  readonly tableNames: string;
}

export const SQLITE: Dialect = {
  id: 'TEXT',
  clustered: 'WITHOUT ROWID',
  roomy: '',
  tableNames: "SELECT name FROM sqlite_master WHERE type = 'table'",
};
export const POSTGRES: Dialect = {
  id: 'TEXT COLLATE "C"',
  clustered: '',
  roomy: 'WITH (fillfactor = 70)',
  tableNames: 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
};

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
    `CREATE TABLE store_format (format INTEGER NOT NULL PRIMARY KEY)`,
    `INSERT INTO store_format (format) VALUES (${DATA_FORMAT})`,
  ],
];

/** Where the steps taken are written down. */
const RECORD = `CREATE TABLE store_migrations (step INTEGER NOT NULL PRIMARY KEY)`;

/** Asks a database with tables of these names for its step and format; null for an empty one, which has neither. */
export function formatQuery(tables: readonly string[]): string | null {
  if (!tables.includes('store_migrations')) return null;
  const format = tables.includes('store_format') ? '(SELECT max(format) FROM store_format)' : '0';
  return `SELECT coalesce(max(step), 0) AS step, ${format} AS format FROM store_migrations`;
}

/** The statements that bring a database up to date, each step recording itself; throws where that cannot be. */
export function pendingSteps(found: Found | null, dialect: Dialect): readonly string[] {
  checkFormat(found, STEPS.length);
  const step = found?.step ?? 0;
  const steps = STEPS.slice(step).flatMap((statements, index) => [
    ...statements(dialect),
    `INSERT INTO store_migrations (step) VALUES (${step + index + 1})`,
  ]);
  return found === null ? [RECORD, ...steps] : steps;
}

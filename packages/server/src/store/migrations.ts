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
  /** How a large table is split by table id. */
  readonly split: string;
  /** The parts of a table that is split. */
  readonly parts: (name: string) => readonly string[];
  /** Asks for the names of all tables. */
  readonly tableNames: string;
}

/** A file is one place; there is nothing to split. */
export const SQLITE: Dialect = {
  id: 'TEXT',
  clustered: 'WITHOUT ROWID',
  roomy: '',
  split: '',
  parts: () => [],
  tableNames: "SELECT name FROM sqlite_master WHERE type = 'table'",
};

/**
 * So that each part of a large table can be vacuumed, or moved to another machine, by itself. Heads stay in one piece: they
 * are few and small, and an update of rows in many parts costs an append a third of its speed.
 */
const PARTITIONS = 16;

export const POSTGRES: Dialect = {
  id: 'TEXT COLLATE "C"',
  clustered: '',
  roomy: 'WITH (fillfactor = 70)',
  split: 'PARTITION BY HASH (table_id)',
  parts: (name) =>
    Array.from(
      { length: PARTITIONS },
      (_, part) => `CREATE TABLE ${name}_${part} PARTITION OF ${name}
        FOR VALUES WITH (MODULUS ${PARTITIONS}, REMAINDER ${part})`,
    ),
  tableNames: 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
};

/** Statements of each step. Step 1 is the first. */
const STEPS: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ id, clustered, roomy, split, parts }) => [
    `CREATE TABLE table_entries (
      table_id ${id} NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (table_id, seq)) ${clustered} ${split}`,
    ...parts('table_entries'),
    `CREATE TABLE table_heads (
      table_id ${id} NOT NULL PRIMARY KEY, shard INTEGER NOT NULL, seq INTEGER NOT NULL, phase TEXT NOT NULL,
      listed INTEGER NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL, summary TEXT NOT NULL, deadline BIGINT,
      touched BIGINT NOT NULL, expires BIGINT NOT NULL) ${roomy}`,
    `CREATE TABLE table_snapshots (
      table_id ${id} NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL) ${split}`,
    ...parts('table_snapshots'),
    `CREATE TABLE table_talk (
      table_id ${id} NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL) ${split}`,
    ...parts('table_talk'),
    // No index on touched and expires: every append changes them and would have to rewrite it.
    `CREATE INDEX table_heads_deadline ON table_heads (deadline) WHERE deadline IS NOT NULL`,
    `CREATE INDEX table_heads_listed ON table_heads (table_id) WHERE listed = 1 AND phase = 'lobby'`,
    `CREATE TABLE table_aside (table_id ${id} NOT NULL PRIMARY KEY, why TEXT NOT NULL, at BIGINT NOT NULL)`,
    `CREATE TABLE store_kept (key ${id} NOT NULL PRIMARY KEY, body TEXT NOT NULL, until BIGINT NOT NULL)`,
    `CREATE TABLE store_pulse (process ${id} NOT NULL PRIMARY KEY, at BIGINT NOT NULL)`,
    `CREATE TABLE store_format (format INTEGER NOT NULL PRIMARY KEY)`,
    `INSERT INTO store_format (format) VALUES (${DATA_FORMAT})`,
  ],
  ({ id, clustered }) => [
    `CREATE TABLE daily_walks (
      date ${id} NOT NULL, device ${id} NOT NULL, deal ${id} NOT NULL, points INTEGER NOT NULL, place INTEGER NOT NULL,
      sent BIGINT NOT NULL, PRIMARY KEY (date, device)) ${clustered}`,
  ],
  ({ id, clustered }) => [
    `CREATE TABLE store_push_keys (
      id INTEGER NOT NULL PRIMARY KEY, public_key TEXT NOT NULL, private_key TEXT NOT NULL)`,
    `CREATE TABLE table_push (
      table_id ${id} NOT NULL, endpoint ${id} NOT NULL, seat ${id} NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
      language TEXT NOT NULL, told INTEGER NOT NULL, seen INTEGER NOT NULL, due BIGINT, created BIGINT NOT NULL,
      PRIMARY KEY (table_id, endpoint)) ${clustered}`,
    `CREATE INDEX table_push_endpoint ON table_push (endpoint)`,
  ],
  () => [
    `ALTER TABLE table_push ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0`,
    `ALTER TABLE table_push ADD COLUMN lease BIGINT NOT NULL DEFAULT 0`,
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

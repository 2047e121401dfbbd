/**
 * The driver seam: one synchronous SQLite connection, through Node's own driver where it has one, else libsql.
 * Both read and write the same files.
 */

import type Libsql from 'libsql';

export type Value = string | number | null;

export interface Statement {
  /** How many rows were changed. */
  run(...values: readonly Value[]): number;
  /** Rows as plain objects; the caller knows the columns. */
  all(...values: readonly Value[]): readonly unknown[];
}

export interface Connection {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** The part of `node:sqlite` that is used; it is missing in the types of Node 20. */
interface NodeSqlite {
  readonly DatabaseSync: new (
    file: string,
  ) => {
    exec(sql: string): void;
    prepare(sql: string): {
      run(...values: readonly Value[]): { readonly changes: number | bigint };
      all(...values: readonly Value[]): unknown[];
    };
    close(): void;
  };
}

// Named by variables, so that bundlers leave them alone: one is part of some Nodes only, the other is native.
const OF_NODE = 'node:sqlite';
const OF_NPM = 'libsql';

/** Opens a file, creating it if needed. */
export async function connect(file: string): Promise<Connection> {
  const node = (await import(OF_NODE).catch(() => null)) as NodeSqlite | null;
  if (node !== null) return viaNode(node, file);
  const { default: Database } = (await import(OF_NPM)) as { readonly default: typeof Libsql };
  return viaLibsql(Database, file);
}

function viaNode({ DatabaseSync }: NodeSqlite, file: string): Connection {
  const database = new DatabaseSync(file);
  return {
    exec: (sql) => database.exec(sql),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        run: (...values) => Number(statement.run(...values).changes),
        all: (...values) => statement.all(...values),
      };
    },
    close: () => database.close(),
  };
}

function viaLibsql(Database: typeof Libsql, file: string): Connection {
  const database = new Database(file);
  return {
    exec: (sql) => void database.exec(sql),
    prepare(sql) {
      const statement = database.prepare(sql);
      // The values go in one array: a single null among arguments would be taken for named values.
      return {
        run: (...values) => statement.run(values).changes,
        all: (...values) => statement.all(values),
      };
    },
    close: () => void database.close(),
  };
}

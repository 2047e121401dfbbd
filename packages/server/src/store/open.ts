/** Opens or copies the store that an address means: `postgres://…`, or else a folder for SQLite. */

import { openPostgres } from './postgres.ts';
import { backupSqlite, openSqlite, openSqliteBeside } from './sqlite.ts';
import type { Store, StoredTables } from './store.ts';
import { StoreError } from './store.ts';

export const isPostgres = (address: string) => /^postgres(ql)?:\/\//.test(address);

/** Rejects with a `StoreError` whose message tells what to do. */
export function openStore(address: string): Promise<Store> {
  return isPostgres(address) ? openPostgres(address) : openSqlite(address);
}

/** Opens it for an operator, who may look while a server runs. Nothing is created where there is nothing. */
export function openStoredTables(address: string): Promise<StoredTables> {
  return isPostgres(address) ? openPostgres(address, { mustExist: true }) : openSqliteBeside(address);
}

/** Writes a copy of a SQLite folder to a file; a server may run meanwhile. */
export async function backupStore(address: string, file: string): Promise<void> {
  if (isPostgres(address)) {
    throw new StoreError(
      'failed',
      `PostgreSQL brings its own tool: pg_dump --format=custom --file=${file} --dbname=ADDRESS`,
    );
  }
  await backupSqlite(address, file);
}

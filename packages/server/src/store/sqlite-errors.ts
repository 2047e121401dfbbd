/** Errors of SQLite, put into words that tell an operator what to do. */

import { dataFile } from './sqlite-files.ts';
import { StoreError } from './store.ts';

/** SQLite's result codes, the same in every version. */
export const BUSY = 5;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;

/** The SQLite result code of an error, 0 for other errors. Each driver stores it in another field. */
export function sqliteCode(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  const { errcode, rawCode } = error as { errcode?: number; rawCode?: number };
  // The upper bits hold details.
  return (errcode ?? rawCode ?? 0) & 0xff;
}

export function explainSqlite(error: unknown, folder: string): StoreError {
  if (error instanceof StoreError) return error;
  const file = dataFile(folder);
  const said = error instanceof Error ? error.message : String(error);
  switch (sqliteCode(error)) {
    case CORRUPT:
    case NOTADB:
      return new StoreError(
        'damaged',
        `The data file ${file} is damaged (${said}): put a backup in its place, or move it away to start empty.`,
        error,
      );
    case BUSY:
      return new StoreError('locked', `Another program has locked the data file ${file}: close it.`, error);
    case FULL:
      return new StoreError('failed', `No room is left on the disk for ${file}.`, error);
    case CANTOPEN:
      return new StoreError(
        'failed',
        `The data file ${file} cannot be opened: check its permissions.`,
        error,
      );
    default:
      return new StoreError('failed', `The data file ${file} cannot be used: ${said}`, error);
  }
}

export const noDataError = (folder: string) => new StoreError('failed', `There is no data in ${folder}.`);

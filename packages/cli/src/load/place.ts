/** Where the servers of a test keep their tables: a folder of its own, a given database, or a throw-away one. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Postgres } from './throw-away-postgres.ts';
import { startPostgres } from './throw-away-postgres.ts';

export interface PlaceFlags {
  /** The address of a PostgreSQL database. */
  readonly database?: string;
  /** Start a PostgreSQL for this run. */
  readonly postgres?: boolean;
}

export interface Place {
  /** What `openStore` takes. */
  readonly address: string;
  readonly store: 'sqlite' | 'postgresql';
  /** The flags that send a server there. */
  readonly flags: readonly string[];
  /** The database, if it is ours to kill. */
  readonly postgres: Postgres | null;
  remove(): Promise<void>;
}

export const usesPostgres = ({ database, postgres }: PlaceFlags) =>
  database !== undefined || postgres === true;

export async function makePlace({ database, postgres }: PlaceFlags): Promise<Place> {
  if (database !== undefined) return inDatabase(database, null);
  if (postgres === true) {
    const own = await startPostgres();
    return inDatabase(own.url, own);
  }
  const folder = mkdtempSync(join(tmpdir(), 'tokaido-load-'));
  return {
    address: folder,
    store: 'sqlite',
    flags: ['--data', folder],
    postgres: null,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function inDatabase(address: string, postgres: Postgres | null): Place {
  return {
    address,
    store: 'postgresql',
    flags: ['--database', address],
    postgres,
    remove: async () => postgres?.stop(),
  };
}

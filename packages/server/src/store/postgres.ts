/** Opens the store for several processes: connects to a PostgreSQL database and brings its schema up to date. */

import { formatQuery, POSTGRES, pendingSteps } from './migrations.ts';
import { PostgresLink } from './postgres-link.ts';
import { PostgresStore } from './postgres-store.ts';
import type { Store } from './store.ts';
import { StoreError } from './store.ts';

/** Only one process migrates at a time; the number means nothing, but every version must use it. */
const MIGRATION_LOCK = 8_020_406;

export interface PostgresOptions {
  /** How long a call waits for a database that does not answer, in ms. */
  readonly patience?: number;
  /** Refuses a database without stored tables instead of creating them. */
  readonly mustExist?: boolean;
}

const PATIENCE = 20_000;
/** Long enough for a database that is just starting too. */
const OPENING_PATIENCE = 10_000;

/** Connects and brings the schema up to date; rejects with a `StoreError`. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  if (!URL.canParse(url)) {
    throw new StoreError(
      'failed',
      'The address of the database is not a URL such as postgres://user:password@host:port/database, with characters such as # in the password written as %23.',
    );
  }
  const patience = options.patience ?? PATIENCE;
  const link = new PostgresLink(url, patience);
  try {
    await link.patiently(
      () => migrate(link, options.mustExist ?? false),
      undefined,
      Math.min(patience, OPENING_PATIENCE),
    );
    return new PostgresStore(link);
  } catch (error) {
    await link.close();
    throw link.explain(error);
  }
}

async function migrate(link: PostgresLink, mustExist: boolean): Promise<void> {
  await link.transaction(async (query) => {
    const [encoding] = await query('SHOW server_encoding');
    if (encoding?.['server_encoding'] !== 'UTF8') {
      throw new StoreError('failed', "The database is not in UTF-8: create it with ENCODING 'UTF8'.");
    }
    await query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const tables = await query(POSTGRES.tableNames);
    const asked = formatQuery(tables.map(({ name }) => String(name)));
    const [row] = asked === null ? [] : await query(asked);
    const found = row === undefined ? null : { step: Number(row['step']), format: Number(row['format']) };
    const steps = pendingSteps(found, POSTGRES);
    if (mustExist && found === null) throw new StoreError('failed', 'There is no data in this database.');
    // What only looks on changes nothing: a server brings it up to date.
    if (!mustExist) for (const statement of steps) await query(statement);
  });
}

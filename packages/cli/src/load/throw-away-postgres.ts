/** A PostgreSQL for one run. What starts it belongs to the checkout, not to the released command. */

import { existsSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ownLauncher } from './server-process.ts';

export interface Postgres {
  readonly url: string;
  /** Ends it by a signal, leaves it away for some milliseconds and starts it again. */
  restart(signal: NodeJS.Signals, away: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const launcher = pathToFileURL(realpathSync(ownLauncher()));
  const script = new URL('../../../scripts/find-postgres.mjs', launcher);
  if (!existsSync(script))
    throw new Error('a throw-away PostgreSQL can only be started in a checkout; name yours with --database');
  const found = (await import(script.href)) as { startPostgres(): Promise<Postgres> };
  return found.startPostgres();
}

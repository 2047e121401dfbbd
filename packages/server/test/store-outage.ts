/** A PostgreSQL that is killed under people at real tables and stays away for longer than their patience. */

import { expect } from 'vitest';
import type { PostgresOptions } from '../src/store/postgres.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { databases } from './store-kit.ts';
import { until } from './store-kit.ts';
import { Resenders } from './store-resenders.ts';

/** `away`: for how long nobody can reach it, in ms. Returns how many commands were answered. */
export async function expectNothingLost(
  server: Awaited<ReturnType<typeof databases>>,
  away: number,
  options: PostgresOptions = {},
): Promise<number> {
  const url = await server.fresh();
  const store = await openPostgres(url, options);
  const people = await new Resenders(store).start(12);
  await people.goOn(300);
  expect(store.health()).toBeNull();
  const restarted = server.restart('SIGKILL', away);
  await until(() => store.health() !== null);
  expect(store.health()).toContain('PostgreSQL does not answer');
  await until(() => people.failures > 0);
  await restarted;
  await people.goOn(300);
  expect(store.health()).toBeNull();
  await people.stop();
  await store.close();
  const fresh = await openPostgres(url);
  await people.expectStored(fresh);
  await fresh.close();
  return people.acknowledged;
}

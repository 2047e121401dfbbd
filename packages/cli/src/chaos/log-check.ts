/** The check at the end: the logs in the store against what players were told. */

import { createHash } from 'node:crypto';
import { openStore } from '@tokaido/server';
import type { Entry } from '@tokaido/table';
import { askedBy } from '@tokaido/table';
import type { Tally } from './unreliable-seat.ts';

export interface LogCheck {
  readonly acknowledged: number;
  /** Acknowledged commands that are not in the log, or not where they were said to be. */
  readonly lost: number;
  /** Commands that are in the log more than once. */
  readonly doubled: number;
  readonly entries: number;
}

export async function checkLogs(address: string, tables: readonly string[], tally: Tally): Promise<LogCheck> {
  const store = await openStore(address);
  const at = new Map<string, number[]>();
  let entries = 0;
  for (const table of tables) {
    for (const { seq, body } of await store.read(table, 1)) {
      entries++;
      const { asked } = JSON.parse(body) as Entry;
      if (asked === undefined) continue;
      const key = `${table} ${asked}`;
      at.set(key, [...(at.get(key) ?? []), seq]);
    }
  }
  await store.close();
  let lost = 0;
  for (const { table, secret, id, n } of tally.acknowledged) {
    const key = createHash('sha256').update(secret).digest('hex');
    const found = at.get(`${table} ${askedBy(key, id)}`) ?? [];
    if (!found.includes(n)) lost++;
  }
  const doubled = [...at.values()].filter((all) => all.length > 1).length;
  return { acknowledged: tally.acknowledged.length, lost, doubled, entries };
}

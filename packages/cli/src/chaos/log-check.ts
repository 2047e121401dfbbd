/** The check at the end: the logs in the store against what players were told. */

import { createHash } from 'node:crypto';
import type { Entry } from '@tokaido/table';
import { askedBy } from '@tokaido/table';

/** A command that was answered by `ok`: whose it was, and the number of its entry. */
export interface Acknowledged {
  readonly table: string;
  readonly secret: string;
  readonly id: string;
  readonly n: number;
}

export interface LogCheck {
  /** Acknowledged commands that are not in the log, or not where they were said to be. */
  readonly lost: number;
  /** Commands that are in the log more than once. */
  readonly doubled: number;
  /** Numbers that were given to two commands, by the log or by answers. */
  readonly reused: number;
  readonly entries: number;
}

type Stored = ReadonlyMap<string, readonly { readonly seq: number; readonly body: string }[]>;

export function checkLogs(stored: Stored, acknowledged: readonly Acknowledged[]): LogCheck {
  const places = new Map<string, number[]>();
  const owners = new Map<string, Set<string>>();
  let entries = 0;
  let gaps = 0;
  const own = (table: string, n: number, command: string) => addTo(owners, `${table} ${n}`, command);
  for (const [table, rows] of stored) {
    rows.forEach(({ seq, body }, index) => {
      entries++;
      if (seq !== index + 1) gaps++;
      const { asked } = JSON.parse(body) as Entry;
      if (asked === undefined) return;
      const command = `${table} ${asked}`;
      places.set(command, [...(places.get(command) ?? []), seq]);
      own(table, seq, command);
    });
  }
  let lost = 0;
  for (const { table, secret, id, n } of acknowledged) {
    const command = `${table} ${askedBy(createHash('sha256').update(secret).digest('hex'), id)}`;
    own(table, n, command);
    if (!places.get(command)?.includes(n)) lost++;
  }
  const doubled = [...places.values()].filter((all) => all.length > 1).length;
  const reused = gaps + [...owners.values()].filter((commands) => commands.size > 1).length;
  return { lost, doubled, reused, entries };
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(value));
}

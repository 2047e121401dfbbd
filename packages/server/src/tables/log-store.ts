/** The log of a room in the server's store: entries as JSON, a row of the index, and sometimes a snapshot. */

import type { Append, Entry, Happened, LogStore, Table } from '@tokaido/table';
import { applyEntry, foldLog, snapshotOf, tableFromSnapshot } from '@tokaido/table';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { headOf, snapshotDue } from './head.ts';

export class ServerLog implements LogStore {
  private readonly store: Store;
  private readonly keepDays: number;
  private readonly metrics: Metrics;

  /** `keepDays`: how long a table stays after its last entry. */
  constructor(store: Store, keepDays: number, metrics: Metrics) {
    this.store = store;
    this.keepDays = keepDays;
    this.metrics = metrics;
  }

  async append({ table, from, entries, after }: Append): Promise<'stored' | 'taken'> {
    const started = performance.now();
    const outcome = await this.store.append({
      table,
      from,
      entries: entries.map((entry) => JSON.stringify(entry)),
      head: headOf(after, this.keepDays),
      ...(snapshotDue(from, after.n) ? { snapshot: snapshotOf(after) } : {}),
    });
    if (outcome === 'stored') this.metrics.stored(performance.now() - started, entries.length);
    return outcome;
  }

  async read(table: string, from: number): Promise<readonly Entry[]> {
    return (await this.store.read(table, from)).map(entryOf);
  }

  /**
   * The table as it is in the store, and what is known of its past; null when there is none. A snapshot that cannot
   * be read is ignored.
   */
  async load(id: string): Promise<{ readonly table: Table; readonly past: readonly Happened[] } | null> {
    const found = await this.store.load(id);
    if (found === null) return null;
    const table = found.snapshot === null ? null : tableFromSnapshot(found.snapshot.body);
    if (table === null)
      return foldLog(found.snapshot === null ? found.entries.map(entryOf) : await this.read(id, 1));
    for (const row of found.entries) applyEntry(table, entryOf(row));
    return { table, past: [] };
  }
}

function entryOf({ body }: { readonly body: string }): Entry {
  return JSON.parse(body) as Entry;
}

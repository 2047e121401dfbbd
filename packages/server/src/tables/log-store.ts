/** The log of a room in the server's store: entries as JSON, a row of the index, and sometimes a snapshot. */

import type { Append, Entry, LogStore } from '@tokaido/table';
import { snapshotOf } from '@tokaido/table';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { headOf, snapshotDue } from './head.ts';
import type { Folded } from './stored-table.ts';
import { entriesOf, foldRows, tableOf } from './stored-table.ts';

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
    return entriesOf(await this.store.read(table, from), from);
  }

  /**
   * The table as it is in the store, and what is known of its past; null when there is none. A snapshot that cannot be
   * used is replaced by a new one. Rejects with a `DamagedTable` where the log itself cannot be read, and with an
   * `UnplayableRules` where its rules cannot be played.
   */
  async load(id: string): Promise<Folded | null> {
    const found = await this.store.load(id);
    if (found === null) return null;
    if (found.snapshot === null) return foldRows(id, found.entries);
    const table = tableOf(id, found);
    if (table !== null) return { table, past: [] };
    const folded = foldRows(id, await this.store.read(id, 1));
    // If it cannot be saved now, whoever loads the table next does it.
    await this.store.saveSnapshot(id, folded.table.n, snapshotOf(folded.table)).catch(() => undefined);
    return folded;
  }
}

/** Rows of the store made into a table again. The log is the truth: a snapshot only saves the time to fold it. */

import type { Entry, Happened, Table } from '@tokaido/table';
import { applyEntry, foldLog, openedTable, tableFromSnapshot, UnplayableRules } from '@tokaido/table';
import type { Loaded, Entry as Row } from '../store/store.ts';
import { DamagedTable } from './damaged-table.ts';

export interface Folded {
  readonly table: Table;
  /** Everything that happened there. */
  readonly past: readonly Happened[];
}

/** The entries of rows that must begin with number `from`; throws a `DamagedTable`. */
export function entriesOf(rows: readonly Row[], from: number): Entry[] {
  return rows.map(({ seq, body }, index) => {
    if (seq !== from + index) throw new DamagedTable(`entry ${from + index} is missing`);
    const entry = readJson(body);
    if (entry === undefined) throw new DamagedTable(`entry ${seq} is not JSON`);
    // Nothing but this program writes entries.
    return entry as Entry;
  });
}

/** The table that a whole log makes; throws a `DamagedTable`, or an `UnplayableRules`. */
export function foldRows(id: string, rows: readonly Row[]): Folded {
  const entries = entriesOf(rows, 1);
  try {
    if (openedTable(opening(entries)).id !== id) throw new DamagedTable('entry 1 is of another table');
    return foldLog(entries);
  } catch (error) {
    // The error itself may quote an entry, and with it a secret.
    const isKnown = error instanceof DamagedTable || error instanceof UnplayableRules;
    throw isKnown ? error : new DamagedTable(misfit(entries));
  }
}

/** The table as a snapshot and the entries after it make it; null where they do not fit together. */
export function tableOf(id: string, { snapshot, entries }: Loaded): Table | null {
  if (snapshot === null) return null;
  try {
    const table = tableFromSnapshot(snapshot.body);
    if (table === null || table.id !== id || table.n !== snapshot.seq) return null;
    for (const entry of entriesOf(entries, snapshot.seq + 1)) applyEntry(table, entry);
    return table;
  } catch {
    return null;
  }
}

function opening([first]: readonly Entry[]) {
  if (first?.kind !== 'opened') throw new DamagedTable('entry 1 does not open a table');
  return first;
}

/** Names the first entry that cannot be applied. */
function misfit(entries: readonly Entry[]): string {
  let n = 1;
  try {
    const table = openedTable(opening(entries));
    for (const entry of entries.slice(1)) {
      n++;
      applyEntry(table, entry);
    }
  } catch {
    return `entry ${n} does not fit the table`;
  }
  return 'its entries do not fit together';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

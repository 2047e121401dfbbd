/** What a room needs of the store of its log. Servers, browsers and tests each have their own. */

import type { Entry } from './entries.ts';
import type { Table } from './table.ts';

export interface Append {
  readonly table: string;
  /** The number of the first entry; entries are numbered from 1 without gaps. */
  readonly from: number;
  /** At least one. They are stored together or not at all. */
  readonly entries: readonly Entry[];
  /** The table after the last of them, for indexes and snapshots that a store writes beside the log. */
  readonly after: Table;
}

export interface LogStore {
  /**
   * Committed when it resolves with `stored`. `taken`: there is an entry of that number already, and nothing was
   * written. After a rejection the outcome is unknown: only the log shows whether the entries are in it.
   */
  append(append: Append): Promise<'stored' | 'taken'>;
  /** The committed entries from a number on; none for a table that does not exist. */
  read(table: string, from: number): Promise<readonly Entry[]>;
}

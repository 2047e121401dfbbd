/** What an operator wants to know of one stored table. It is read only; nothing secret is in it. */

import type { Table } from '@tokaido/table';
import { addGame, addSharedTableRules, duoTable, tokaidoTable, UnplayableRules } from '@tokaido/table';
import { errorText } from '../log.ts';
import type { StoredTables } from '../store/store.ts';
import { refusalOfTable } from './damaged-table.ts';
import { foldRows, tableOf } from './stored-table.ts';

export interface Inspection {
  /** How many entries the log has. */
  readonly entries: number;
  /** What is wrong with the log; null when all of it can be read. */
  readonly damage: string | null;
  readonly snapshot: 'none' | 'fits' | 'unusable';
  /** Unknown where neither log nor snapshot can be read. */
  readonly phase: Table['phase'] | null;
  /** The time of the last entry, in ms since 1970. */
  readonly touched: number | null;
}

/** Null when there is no such table. */
export async function inspectTable(store: StoredTables, id: string): Promise<Inspection | null> {
  addSharedTableRules();
  addGame(tokaidoTable);
  addGame(duoTable);
  const loaded = await store.load(id);
  const rows = await store.read(id, 1);
  if (loaded === null || rows.length === 0) return null;
  let damage: string | null = null;
  let table = tableOf(id, loaded);
  const fits = table !== null;
  try {
    table = foldRows(id, rows).table;
  } catch (error) {
    // Of a damaged table an operator may know more than whoever asks for it.
    damage = error instanceof UnplayableRules ? (refusalOfTable(error)?.message ?? '') : errorText(error);
  }
  return {
    entries: rows.length,
    damage,
    snapshot: loaded.snapshot === null ? 'none' : fits ? 'fits' : 'unusable',
    phase: table?.phase ?? null,
    touched: table?.touched ?? null,
  };
}

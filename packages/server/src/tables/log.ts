/** Reading the log of a table: as entries, as a table, and as what a viewer was told. */

import type { Entry, News, Table } from '@tokaido/table';
import { applyEntry, newsOf, openedTable, tableFromSnapshot } from '@tokaido/table';
import type { Store } from '../store/store.ts';

export async function readEntries(store: Store, table: string, from: number): Promise<Entry[]> {
  return (await store.read(table, from)).map(({ body }) => JSON.parse(body) as Entry);
}

/** The table as it stands in the store; null when there is none. A snapshot that cannot be read is passed over. */
export async function readTable(store: Store, id: string): Promise<Table | null> {
  const found = await store.load(id);
  if (found === null) return null;
  const thawed = found.snapshot === null ? null : tableFromSnapshot(found.snapshot.body);
  const entries =
    found.snapshot !== null && thawed === null
      ? await readEntries(store, id, 1)
      : found.entries.map(({ body }) => JSON.parse(body) as Entry);
  return foldOnto(thawed, entries);
}

export function foldOnto(table: Table | null, entries: readonly Entry[]): Table | null {
  let folded = table;
  for (const entry of entries) {
    if (folded !== null) applyEntry(folded, entry);
    else if (entry.kind === 'opened') folded = openedTable(entry);
    else throw new Error('a log must begin with the opening of its table');
  }
  return folded;
}

/** What a viewer was told after an entry, from the whole log: the game is played again. */
export function retell(entries: readonly Entry[], who: number, since: number): News[] {
  const [first, ...rest] = entries;
  if (first?.kind !== 'opened') return [];
  const table = openedTable(first);
  const news: News[] = since < 1 ? [newsOf(first, 1, [], who)] : [];
  for (const entry of rest) {
    const back = entry.kind === 'undone' ? table.match?.moves.at(-1)?.n : undefined;
    const told = applyEntry(table, entry);
    if (table.n > since) news.push(newsOf(entry, table.n, told, who, back));
  }
  return news;
}

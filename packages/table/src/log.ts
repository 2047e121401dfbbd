/** A log and the tables it makes. A table is never changed in place here: each entry makes a new one. */

import { applyEntry, openedTable } from './apply-entry.ts';
import type { Entry } from './entries.ts';
import type { Told } from './match.ts';
import type { News } from './messages.ts';
import type { Table } from './table.ts';
import { newsOf } from './tell.ts';

/** An entry with what the game told when it was applied. */
export interface Happened {
  readonly n: number;
  readonly entry: Entry;
  readonly told: readonly Told[];
  /** The entry that an undo takes back. */
  readonly back?: number;
}

/** One entry, with the table before and after it. */
export interface Step {
  readonly before: Table;
  readonly after: Table;
  readonly happened: Happened;
}

/** A table that shares nothing with the old one that an entry could change. */
export function copyTable(table: Table): Table {
  const { match, seats } = table;
  return {
    ...table,
    seats: seats.map((seat) => ({ ...seat })),
    match: match && { ...match },
  };
}

/** The entries one after the other; the given table stays as it is. */
export function stepsFrom(table: Table, entries: readonly Entry[]): Step[] {
  let before = table;
  return entries.map((entry) => {
    const after = copyTable(before);
    const step = { before, after, happened: happen(after, entry) };
    before = after;
    return step;
  });
}

/** The table that a whole log makes, and everything that happened there. */
export function foldLog(entries: readonly Entry[]): {
  readonly table: Table;
  readonly past: readonly Happened[];
} {
  const [first, ...rest] = entries;
  if (first?.kind !== 'opened') throw new Error('a log must begin with the opening of its table');
  const table = openedTable(first);
  return { table, past: [{ n: 1, entry: first, told: [] }, ...rest.map((entry) => happen(table, entry))] };
}

export function foldTable(entries: readonly Entry[]): Table {
  return foldLog(entries).table;
}

export function newsFor({ n, entry, told, back }: Happened, who: number): News {
  return newsOf(entry, n, told, who, back);
}

function happen(table: Table, entry: Entry): Happened {
  const back = entry.kind === 'undone' ? table.match?.moves.at(entry.keep ?? -1)?.n : undefined;
  const told = applyEntry(table, entry);
  return { n: table.n, entry, told, ...(back === undefined ? {} : { back }) };
}

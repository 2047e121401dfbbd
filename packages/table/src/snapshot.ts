/** A whole table as text and back, so that a long log need not be folded from its start. */

import type { Match } from './match.ts';
import type { Table } from './table.ts';
import { gameAt } from './table.ts';

/** Raised when the layout of a table changes. A snapshot of another format is ignored: the log is the truth. */
const FORMAT = 6;

interface Saved {
  readonly format: typeof FORMAT;
  readonly table: Omit<Table, 'match'>;
  readonly match: (Omit<Match, 'state' | 'base'> & { readonly state: string; readonly base: string }) | null;
}

export function snapshotOf(table: Table): string {
  const { match, ...rest } = table;
  const { game } = gameAt(table);
  const saved: Saved = {
    format: FORMAT,
    table: rest,
    match: match && { ...match, state: game.encode(match.state), base: game.encode(match.base) },
  };
  return JSON.stringify(saved);
}

/** Null when this program does not understand the snapshot; the log is folded then. */
export function tableFromSnapshot(text: string): Table | null {
  const saved = JSON.parse(text) as Saved;
  if (saved.format !== FORMAT) return null;
  const table: Table = { ...saved.table, match: null };
  if (saved.match === null) return table;
  const { game } = gameAt(table);
  const state = game.decode(saved.match.state);
  const base = game.decode(saved.match.base);
  if (state === null || base === null) return null;
  return { ...table, match: { ...saved.match, state, base } };
}

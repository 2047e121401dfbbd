/** What a table does although nobody asks: a new host, a start that was voted for, the end of an unanswered question. */

import type { Table } from '@tokaido/table';
import { entryByItself } from '@tokaido/table';
import type { HeldTable } from './process-hints.ts';

/** Rejects where it could not be stored; it is tried again with the next second. */
export async function actByItself({ room, presence }: HeldTable, now: () => number): Promise<void> {
  // Asking for somebody lets the people of silent processes go; the others must hear of it.
  if (presence.forgetSilent()) room.tellPresence();
  const next = (table: Table, at: number) =>
    entryByItself(table, { now: at, awayFor: (seat) => presence.awayFor(seat, at) });
  if (next(room.table, now()) !== null) await room.add(next);
}

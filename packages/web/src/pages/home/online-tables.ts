/** The tables of the server that the first page offers to go on with. */

import type { Look, Reply } from '../../connection/api.ts';
import { lookAt } from '../../connection/api.ts';
import { markOver, seatAt, seatedTables } from '../../connection/seat-secrets.ts';
import { noteAt, noteOf, noteOfGone, noteTable } from '../../connection/table-note.ts';

export interface OpenTable {
  readonly id: string;
  readonly yours: boolean;
  readonly begun: boolean;
  /** The other people, by name. */
  readonly people: readonly string[];
  readonly bots: number;
  /** Who must decide now; empty where that is me, a bot, or nobody. */
  readonly awaited: string;
}

/** The first page does not wait for a server. */
const PATIENCE_MS = 3000;
/** Only the latest seats are asked about; the others are found among the journeys. */
const MOST = 6;

/** Those whose turn it is first, then the latest; none of those that did not answer. */
export async function findTables(): Promise<readonly OpenTable[]> {
  const held = seatedTables().filter((table) => seatAt(table)?.over !== true);
  const found = await Promise.all(held.slice(0, MOST).map(ask));
  return found.filter((table) => table !== null).sort((a, b) => Number(b.yours) - Number(a.yours));
}

/**
 * The same for the list of all tables: also those of which nothing is remembered, because they were over before anything
 * was, are asked about once.
 */
export async function findAllTables(): Promise<readonly OpenTable[]> {
  const held = seatedTables().filter((table) => {
    return seatAt(table)?.over !== true || noteAt(table) === undefined;
  });
  const found: (OpenTable | null)[] = [];
  for (let from = 0; from < held.length; from += MOST)
    found.push(...(await Promise.all(held.slice(from, from + MOST).map(ask))));
  return found.filter((table) => table !== null);
}

async function ask(table: string): Promise<OpenTable | null> {
  const reply = await lookAt(table, seatAt(table)?.secret ?? '', PATIENCE_MS);
  if (reply.ok) noteTable(table, noteOf(reply.value));
  else if (reply.error.code === 'no-table') noteTable(table, noteOfGone(noteAt(table)));
  if (isOver(reply)) markOver(table);
  else if (reply.ok) return openOf(reply.value);
  return null;
}

function isOver(reply: Reply<Look>): boolean {
  if (!reply.ok) return reply.error.code === 'no-table';
  const { info, you } = reply.value;
  return info.phase === 'over' || info.closed === true || you < 0;
}

function openOf(look: Look): OpenTable {
  const { info, you, turn } = look;
  const { people, bots } = noteOf(look);
  return {
    id: info.id,
    yours: turn?.seat === you,
    awaited: turn === null || turn.seat === you ? '' : (info.seats[turn.seat]?.name ?? ''),
    begun: info.phase === 'playing',
    people,
    bots,
  };
}

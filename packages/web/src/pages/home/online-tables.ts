/** The tables of the server that the first page offers to go on with. */

import type { Look, Reply } from '../../connection/api.ts';
import { lookAt } from '../../connection/api.ts';
import { markOver, seatAt, seatedTables } from '../../connection/seat-secrets.ts';

export interface OpenTable {
  readonly id: string;
  readonly yours: boolean;
  readonly begun: boolean;
  /** The other people, by name. */
  readonly people: readonly string[];
  readonly bots: number;
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

async function ask(table: string): Promise<OpenTable | null> {
  const reply = await lookAt(table, seatAt(table)?.secret ?? '', PATIENCE_MS);
  if (isOver(reply)) markOver(table);
  else if (reply.ok) return openOf(reply.value);
  return null;
}

function isOver(reply: Reply<Look>): boolean {
  if (!reply.ok) return reply.error.code === 'no-table';
  return reply.value.info.phase === 'over' || reply.value.you < 0;
}

function openOf({ info, you, turn }: Look): OpenTable {
  const others = info.seats.filter((_, seat) => seat !== you);
  return {
    id: info.id,
    yours: turn?.seat === you,
    begun: info.phase === 'playing',
    people: others.filter(({ kind }) => kind === 'person').map(({ name }) => name),
    bots: others.filter(({ kind }) => kind === 'bot').length,
  };
}

/**
 * Who the host of a table is, and what only a host may do. A host may hand the table to another person; when the host
 * has left, or is away for a minute, whoever of those present has sat there longest becomes host.
 */

import type { EntryBody, Made, World } from './decision.ts';
import { NOT_HOST, refuse } from './refuse.ts';
import type { Table } from './table.ts';
import { seatAt, seatOfKey } from './table.ts';

/** How long a host may be away. */
export const HOST_ABSENCE = 60_000;

export const NO_PERSON = refuse('no-seat', 'nobody else sits there');

/** The seat that becomes the host's now; −1 where everything stays as it is. `hasLeft`: the host is not coming back. */
export function hostToBe(table: Table, world: World, hasLeft: boolean): number {
  const host = seatOfKey(table, table.host);
  // Whoever opened a table for others and never sat there stays its host.
  if (table.opener !== '' && !table.plan.seats.some(({ kind }) => kind === 'me')) return -1;
  if (!hasLeft && (world.awayFor(host) < HOST_ABSENCE || isByLetter(table))) return -1;
  const people = table.seats.flatMap(({ kind, sat }, seat) =>
    kind === 'person' && seat !== host && world.awayFor(seat) === 0 ? [{ seat, sat }] : [],
  );
  const [next] = people.sort((a, b) => a.sat - b.sat);
  return next?.seat ?? -1;
}

/** Where a move takes days nobody is there at the same time, and a host has nothing to decide in a minute. */
function isByLetter({ phase, plan }: Table): boolean {
  return phase === 'playing' && plan.pace.kind === 'correspondence';
}

export function hostEntry(table: Table, seat: number): EntryBody {
  return { kind: 'ready', seat, ready: seatAt(table, seat).ready, says: { host: true } };
}

export function applyHost(table: Table, seat: number): void {
  table.host = seatAt(table, seat).key;
  table.opener = '';
}

/** The host of a rematch: the one of this table who is still there, else whoever asks for it. */
export function rematchHost(table: Table, asker: string, isHere: (seat: number) => boolean): string {
  const host = seatOfKey(table, table.host);
  const isThere = asker === table.host || (host >= 0 && isHere(host));
  return isThere || seatOfKey(table, asker) < 0 ? table.host : asker;
}

/** The host hands the table to somebody else. */
export function handOver(table: Table, key: string, { seat }: { readonly seat: number }): Made {
  if (key !== table.host) return NOT_HOST;
  const next = table.seats[seat];
  return next?.kind !== 'person' || next.key === key ? NO_PERSON : hostEntry(table, seat);
}

/** The host closes the table for everybody. */
export function closeTable(table: Table, key: string): Made {
  if (key !== table.host) return NOT_HOST;
  if (table.phase === 'over') return refuse('not-now', 'the game is over');
  if (isOfStrangers(table)) return refuse('not-now', 'others play at this listed table');
  const seat = Math.max(0, seatOfKey(table, key));
  return { kind: 'ready', seat, ready: seatAt(table, seat).ready, says: { close: true } };
}

/** At a listed table anybody may have become host; they cannot end the game of the others. */
function isOfStrangers({ plan, phase, seats, host }: Table): boolean {
  const others = seats.some(({ kind, key, standIn }) => kind === 'person' && key !== host && !standIn);
  return plan.listed && phase === 'playing' && others;
}

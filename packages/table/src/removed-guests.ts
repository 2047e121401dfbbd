/** A host may send a guest away, who cannot sit down at the table or its rematches until the host lets them back in. */

import { ok } from '@tokaido/kernel';
import type { Made } from './decision.ts';
import { NO_PERSON } from './hosts.ts';
import { NOT_HOST, NOT_IN_LOBBY, refuse } from './refuse.ts';
import type { Table } from './table.ts';
import { seatAt, seatOfKey } from './table.ts';

export function removeGuest(table: Table, key: string, { seat }: { readonly seat: number }): Made {
  if (key !== table.host) return NOT_HOST;
  if (table.phase !== 'lobby') return NOT_IN_LOBBY;
  const guest = table.seats[seat];
  if (guest?.kind !== 'person' || guest.key === key) return NO_PERSON;
  return { kind: 'seat', seat, to: 'open', level: '', removed: true };
}

export function readmitGuest(table: Table, key: string, { guest }: { readonly guest: number }): Made {
  if (key !== table.host) return NOT_HOST;
  const removed = table.removed?.[guest];
  if (removed === undefined) return refuse('not-now', 'no guest of that number was removed');
  if (removed.back) return ok({ entries: [], n: table.n });
  const seat = Math.max(0, seatOfKey(table, key));
  return { kind: 'ready', seat, ready: seatAt(table, seat).ready, says: { readmit: guest } };
}

export function applyReadmission(table: Table, guest: number): void {
  table.removed = table.removed?.map((one, i) => (i === guest ? { ...one, back: true } : one));
}

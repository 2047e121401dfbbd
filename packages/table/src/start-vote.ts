/** Where the host does not start, those who sit at the table can: more than half of them, once all present are ready. */

import type { EntryBody, Made, World } from './decision.ts';
import { NOT_HOST, NOT_IN_LOBBY, refuse } from './refuse.ts';
import type { Seat } from './seat.ts';
import { startEntry } from './start.ts';
import type { Table } from './table.ts';
import { seatAt, seatOfKey } from './table.ts';

/** A person's vote; with the one that decides it the game begins. */
export function voteToStart(table: Table, key: string, world: World): Made {
  const seat = seatOfKey(table, key);
  if (seat < 0) return NOT_HOST;
  if (table.phase !== 'lobby') return NOT_IN_LOBBY;
  if (!seatAt(table, seat).ready)
    return refuse('not-host', 'say that you are ready, then you can vote to start');
  const vote: EntryBody = { kind: 'ready', seat, ready: true, says: { start: true } };
  const begin = startByVote(table, world, seat);
  return begin === null ? vote : [vote, begin];
}

/** The start that enough people want; null where they do not. `voter` has just voted. */
export function startByVote(table: Table, world: World, voter = -1): EntryBody | null {
  if (table.phase !== 'lobby') return null;
  const people = table.seats.flatMap((seat, i) => (seat.kind === 'person' ? [{ seat, i }] : []));
  const votes = people.filter(({ seat, i }) => seat.start === true || i === voter).length;
  const isReady = ({ ready, key }: Seat) => ready || key === table.host;
  const waits = people.some(({ seat, i }) => world.awayFor(i) === 0 && !isReady(seat));
  if (waits || votes * 2 <= people.length) return null;
  const begin = startEntry(table, world.now);
  return 'ok' in begin ? null : begin;
}

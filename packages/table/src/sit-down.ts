/** Sitting down at a running table; games on one device are opened with everybody seated and do without it. */

import type { Result } from '@tokaido/kernel';
import { ok } from '@tokaido/kernel';
import { MANY_ENTRIES } from './decision.ts';
import type { Entry, Sitter } from './entries.ts';
import { FULL, refuse, SHUT } from './refuse.ts';
import type { Refused } from './refused.ts';
import type { Room } from './room.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';
import { gameAt, isRemoved, matchOf, seatOfKey } from './table.ts';

/**
 * Sits somebody down: on an open seat before the game, on a bot's while its traveler rests at an inn. `before` is the
 * key of the seat that they had at this table; empty for none.
 */
export function decideSit(
  table: Table,
  wanted: number | undefined,
  who: Sitter,
  now: number,
  before = '',
): Result<{ readonly seat: number; readonly entry: Entry }, Refused> {
  if (table.closed) return SHUT;
  if (isRemoved(table, before)) return refuse('removed', 'the host has removed you from this table');
  if (table.phase === 'over') return refuse('not-now', 'the game is over');
  if (table.n >= MANY_ENTRIES) return FULL;
  if (seatOfKey(table, who.key) >= 0) return refuse('seat-taken', 'you already sit at this table');
  const isFree = (seat: Seat, i: number) =>
    table.phase === 'lobby'
      ? seat.kind === 'open'
      : table.plan.takeover && seat.kind === 'bot' && gameAt(table).rests(matchOf(table).state, i);
  const seat = wanted ?? table.seats.findIndex(isFree);
  const there = table.seats[seat];
  if (there === undefined) return refuse('no-seat', 'no seat is free');
  if (!isFree(there, seat)) return refuse('seat-taken', 'that seat is not free');
  // What a late guest gives for the shuffle comes too late.
  const bytes = table.phase === 'lobby' ? who.bytes : '';
  return ok({ seat, entry: { kind: 'sat', at: now, seat, who: { ...who, bytes } } });
}

/** Takes a seat, or the first free one; resolves with its number. `before`: see `decideSit`. */
export async function sitDown(
  room: Room,
  wanted: number | undefined,
  who: Sitter,
  now: () => number,
  before = '',
): Promise<Result<number, Refused>> {
  let seat = -1;
  const done = await room.carryOut((table) => {
    const answer = decideSit(table, wanted, who, now(), before);
    if (!answer.ok) return answer;
    seat = answer.value.seat;
    return ok({ entries: [answer.value.entry] });
  });
  return done.ok ? ok(seat) : done;
}

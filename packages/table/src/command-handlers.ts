/** What becomes of each command that a table on one device knows as well. */

import { fail, ok } from '@tokaido/kernel';
import { isLate } from './bot-turn.ts';
import { checkAction, mayUndo, notYours, staleTurn } from './check-action.ts';
import { EXTENSIONS } from './clock.ts';
import { GRACE } from './constants.ts';
import type { CompanyCommand, EntryBody, Handlers, TableCommand, World } from './decision.ts';
import { characterError } from './games.ts';
import type { Refusal } from './refuse.ts';
import { NOT_HOST, NOT_IN_LOBBY, NOT_PLAYING, NOT_SEATED, refuse } from './refuse.ts';
import { colorRefusal } from './seat-colors.ts';
import { sharedDecisions } from './shared-decisions.ts';
import { startEntry } from './start.ts';
import type { Table } from './table.ts';
import { pendingOf, seatAt, seatOfKey } from './table.ts';

export const HANDLERS: Handlers<Exclude<TableCommand, CompanyCommand>> = {
  act(table, key, { number, action }) {
    const seat = seatOfKey(table, key);
    if (seat < 0) return NOT_SEATED;
    if (table.phase !== 'playing') return NOT_PLAYING;
    const refusal = checkAction(table, seat, number, action);
    return refusal ?? { kind: 'acted', seat, action, by: 'person' };
  },
  undo(table, key, { number }) {
    const seat = seatOfKey(table, key);
    if (seat < 0) return NOT_SEATED;
    const pending = table.phase === 'playing' ? pendingOf(table) : null;
    if (pending === null) return NOT_PLAYING;
    if (pending.number !== number) return staleTurn(pending.number);
    if (!mayUndo(table, seat)) return refuse('no-undo', 'something was revealed, or somebody else has acted');
    return { kind: 'undone', seat };
  },
  name(table, key, { name }) {
    const seat = seatOfKey(table, key);
    return seat < 0 ? NOT_SEATED : { kind: 'named', seat, name };
  },
  color(table, key, { color }) {
    const seat = seatOfKey(table, key);
    if (seat < 0) return NOT_SEATED;
    const refused = colorRefusal(table, seat, color);
    if (refused !== null) return fail(refused);
    const { name, color: now } = seatAt(table, seat);
    return color === now ? ok({ entries: [], n: table.n }) : { kind: 'named', seat, name, color };
  },
  ready(table, key, { ready }) {
    const seat = seatOfKey(table, key);
    if (seat < 0) return NOT_SEATED;
    return table.phase === 'lobby' ? { kind: 'ready', seat, ready } : NOT_IN_LOBBY;
  },
  coach(table, key, { on }) {
    const seat = seatOfKey(table, key);
    if (seat < 0) return NOT_SEATED;
    if (on && table.plan.listed) return refuse('coach-off', 'no coach at a listed table');
    const { ready, coach = false } = seatAt(table, seat);
    return coach === on ? ok({ entries: [], n: table.n }) : { kind: 'ready', seat, ready, coach: on };
  },
  chat(table, key, { on }) {
    if (key !== table.host) return NOT_HOST;
    if (table.plan.chat === on) return ok({ entries: [], n: table.n });
    const seat = Math.max(0, seatOfKey(table, key));
    return { kind: 'ready', seat, ready: seatAt(table, seat).ready, chat: on };
  },
  bytes(table, key, { bytes }) {
    const seat = seatOfKey(table, key);
    if (seat < 0) return NOT_SEATED;
    return table.phase === 'lobby' ? { kind: 'bytes', seat, bytes } : NOT_IN_LOBBY;
  },
  seat(table, key, { seat, kind, level = table.plan.level, temper }) {
    if (key !== table.host) return NOT_HOST;
    if (table.phase !== 'lobby') return NOT_IN_LOBBY;
    const now = table.seats[seat];
    if (now === undefined) return refuse('no-seat', `the table has ${table.seats.length} seats`);
    if (now.key === key) return refuse('not-now', 'to give up your own seat, leave the table');
    const error = characterError({ level, temper });
    if (error !== null) return refuse('bad-plan', error);
    return { kind: 'seat', seat, to: kind, level, ...(temper !== undefined && { temper }) };
  },
  start(table, key, _, world) {
    if (key !== table.host) return sharedDecisions()?.voteToStart(table, key, world) ?? NOT_HOST;
    return table.phase === 'lobby' ? startEntry(table, world.now) : NOT_IN_LOBBY;
  },
  leave(table, key, _, world) {
    const seat = seatOfKey(table, key);
    if (seat < 0) return NOT_SEATED;
    if (table.phase === 'over') return refuse('not-now', 'the game is over');
    const host = key === table.host ? sharedDecisions()?.nextHost(table, world) : null;
    return host ? [{ kind: 'left', seat }, host] : { kind: 'left', seat };
  },
  extend(table, key) {
    const seat = seatOfKey(table, key);
    if (seat < 0) return NOT_SEATED;
    if (table.plan.pace.kind !== 'live' || table.deadline === null)
      return refuse('not-now', 'no clock is running');
    const pending = pendingOf(table);
    if (pending?.seat !== seat) return notYours(pending?.seat ?? -1);
    if (table.extended >= EXTENSIONS) return refuse('not-now', 'this decision cannot be extended again');
    return { kind: 'extended', seat };
  },
  'stand-in'(table, key, { seat }, world) {
    if (table.phase !== 'playing') return NOT_PLAYING;
    const mine = seatOfKey(table, key);
    if (mine < 0 && key !== table.host) return NOT_SEATED;
    const away = table.seats[seat];
    if (away === undefined) return refuse('no-seat', `the table has ${table.seats.length} seats`);
    if (away.kind !== 'person' || away.standIn || seat === mine)
      return refuse('not-now', 'no bot can stand in at that seat');
    const tooEarly = standInRefusal(table, seat, world);
    if (tooEarly !== null) return tooEarly;
    if (key === table.host) return { kind: 'stand-in', seat };
    const vote: EntryBody = { kind: 'voted', seat: mine, about: seat };
    const voters = new Set([...away.votes, mine]);
    return voters.size * 2 > othersThan(table, seat) ? [vote, { kind: 'stand-in', seat }] : vote;
  },
  back(table, key) {
    const seat = seatOfKey(table, key);
    if (seat < 0) return NOT_SEATED;
    return seatAt(table, seat).standIn ? { kind: 'back', seat } : refuse('not-now', 'no bot plays for you');
  },
  rematch(table, key, _, { next }) {
    if (seatOfKey(table, key) < 0 && key !== table.host) return NOT_SEATED;
    if (table.phase !== 'over') return refuse('not-now', 'the game is not over');
    if (table.next !== null) return ok({ entries: [], n: table.n });
    return next === undefined
      ? refuse('not-now', 'the next table is not open yet')
      : { kind: 'next', table: next };
  },
};

/** Why no bot may play for a person yet: where a move takes days, nobody is expected to sit there until its deadline. */
function standInRefusal(table: Table, seat: number, world: World): Refusal | null {
  const isByLetter = table.plan.pace.kind === 'correspondence';
  if (isByLetter && (pendingOf(table)?.seat !== seat || !isLate(table, world.now)))
    return refuse('before-deadline', 'by letter a bot plays for somebody only after their deadline');
  const isAway = world.awayFor(seat) >= (isByLetter ? 1 : GRACE);
  return isAway ? null : refuse('not-away', 'that player has not been away long enough');
}

/** People other than the one at `seat` who are in the game themselves. */
function othersThan(table: Table, seat: number): number {
  return table.seats.filter((other, i) => i !== seat && other.kind === 'person' && !other.standIn).length;
}

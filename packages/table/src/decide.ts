/**
 * Who may ask what of a table. A command is checked against the current table and becomes entries, or a refusal that
 * gives the reason and changes nothing. What is legal in the game itself is up to the engine.
 */

import type { Result } from '@tokaido/kernel';
import { Actions, fail, ok } from '@tokaido/kernel';
import { EXTENSIONS } from './clock.ts';
import type { Entry, EntryOf, Sitter } from './entries.ts';
import { characterError } from './games.ts';
import type { Command, Refused } from './messages.ts';
import { beganEntry } from './opening.ts';
import { planError } from './plan-error.ts';
import type { Seat, Table } from './table.ts';
import {
  entryAsked,
  gameAt,
  isBotSeat,
  matchOf,
  pendingOf,
  seatAt,
  seatOfKey,
  seatsInPlay,
} from './table.ts';

/** What the table cannot know by itself. */
export interface World {
  readonly now: number;
  /** For how many milliseconds nobody has been connected for a seat. */
  awayFor(seat: number): number;
  /** Where the rematch is played; it must be open before this table can name it. */
  readonly next?: string | undefined;
}

export interface Decided {
  readonly entries: readonly Entry[];
  /** Set where the same command was carried out before: the number of its entry. */
  readonly n?: number;
}

export type Answer = Result<Decided, Refused>;
type Refusal = ReturnType<typeof refuse>;

/** What `decide` is asked: everything but talk, which has a log of its own. */
export type TableCommand = Exclude<Command, { readonly t: 'say' }>;

/**
 * Far more entries than a game has. Afterwards a table takes only decisions and what there can be but few of beside
 * them, so that every game can be finished, and every log ends.
 */
export const MANY_ENTRIES = 3000;
const ALWAYS: ReadonlySet<TableCommand['t']> = new Set(['act', 'back', 'leave', 'rematch']);

/** How long somebody must be away from a table without a clock before a bot may play for them. */
export const GRACE = 180_000;

export function refuse(
  code: Refused['code'],
  message: string,
  reason?: Refused['reason'],
): { readonly ok: false; readonly error: Refused } {
  return fail(reason === undefined ? { code, message } : { code, message, reason });
}

/** Identifies a command, so that it is carried out only once however often it is sent. */
export function askedBy(key: string, id: string): string {
  return `${key.slice(0, 16)}:${id}`;
}

type Made = EntryBody | readonly EntryBody[] | Answer;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type EntryBody = Without<Entry, 'at' | 'asked'>;

/** `key` is the caller's; a stranger's is empty. */
export function decide(table: Table, key: string, id: string, command: TableCommand, world: World): Answer {
  const asked = askedBy(key, id);
  const before = entryAsked(table, asked);
  if (before !== undefined) return ok({ entries: [], n: before });
  if (table.n >= MANY_ENTRIES && !ALWAYS.has(command.t)) return FULL;
  const handler = HANDLERS[command.t] as (
    table: Table,
    key: string,
    command: TableCommand,
    world: World,
  ) => Made;
  const made = handler(table, key, command, world);
  if ('ok' in made) return made;
  const bodies: readonly EntryBody[] = isList(made) ? made : [made];
  return ok({ entries: bodies.map((body) => ({ ...body, at: world.now, asked })) });
}

function isList(made: EntryBody | readonly EntryBody[]): made is readonly EntryBody[] {
  return Array.isArray(made);
}

type Handlers = {
  readonly [T in TableCommand['t']]: (
    table: Table,
    key: string,
    command: Extract<TableCommand, { readonly t: T }>,
    world: World,
  ) => Made;
};

const NOT_SEATED = refuse('not-seated', 'you do not sit at this table');
const NOT_HOST = refuse('not-host', 'only the host of the table can do that');
const FULL = refuse('full', 'too much has happened at this table: only moves are taken now');
const NOT_IN_LOBBY = refuse('not-now', 'the game has begun');
const NOT_PLAYING = refuse('not-now', 'no game is being played');

const HANDLERS: Handlers = {
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
    if (pending.number !== number) return stale(pending.number);
    if (!mayUndo(table, seat)) return refuse('no-undo', 'something was revealed, or somebody else has acted');
    return { kind: 'undone', seat };
  },
  name(table, key, { name }) {
    const seat = seatOfKey(table, key);
    return seat < 0 ? NOT_SEATED : { kind: 'named', seat, name };
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
  start(table, key, _, { now }) {
    if (key !== table.host) return NOT_HOST;
    if (table.phase !== 'lobby') return NOT_IN_LOBBY;
    const { minSeats } = gameAt(table);
    const seats = seatsInPlay(table);
    if (seats.length < minSeats) return refuse('not-now', `at least ${minSeats} players are needed`);
    const error = planError(table.plan, seats.length);
    if (error !== null) return refuse('bad-plan', error);
    return beganEntry(
      table.plan,
      seats.map(({ bytes }) => bytes),
      now,
    );
  },
  leave(table, key) {
    const seat = seatOfKey(table, key);
    if (seat < 0) return NOT_SEATED;
    return table.phase === 'over' ? refuse('not-now', 'the game is over') : { kind: 'left', seat };
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
    if (world.awayFor(seat) < GRACE) return refuse('not-away', 'that player has not been away long enough');
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

/** People other than the one at `seat` who are in the game themselves. */
function othersThan(table: Table, seat: number): number {
  return table.seats.filter((other, i) => i !== seat && other.kind === 'person' && !other.standIn).length;
}

/** Why an action cannot be taken now by a seat; null when it can. */
export function checkAction(table: Table, seat: number, number: number, words: string): Refusal | null {
  const { game } = gameAt(table);
  const pending = pendingOf(table);
  if (pending === null) return NOT_PLAYING;
  if (pending.number !== number) return stale(pending.number);
  if (pending.seat !== seat) return notYours(pending.seat);
  const action = game.rules.parse(words);
  if (action === null) return refuse('unreadable', 'this is not an action of the game');
  const reason = game.explain(matchOf(table).state, seat, action);
  return reason === null ? null : refuse('closed', `closed: ${reason.why}`, reason);
}

function stale(number: number): Refusal {
  return refuse('stale', `the pending decision is number ${number}`, { number });
}

function notYours(turn: number): Refusal {
  return refuse('not-your-turn', `seat ${turn} must decide`, { turn });
}

/** Whether a seat may take its last decision back. */
export function mayUndo(table: Table, seat: number): boolean {
  if (table.phase !== 'playing' || table.match === null) return false;
  const { moves, barrier } = table.match;
  return moves.length > barrier && moves.at(-1)?.seat === seat && !seatAt(table, seat).standIn;
}

/** The decision of a bot; null when it no longer fits, because something else happened first. */
export function botEntry(
  table: Table,
  seat: number,
  number: number,
  action: string,
  now: number,
  late: boolean,
): EntryOf<'acted'> | null {
  if (table.phase !== 'playing' || checkAction(table, seat, number, action) !== null) return null;
  const by = seatAt(table, seat).kind === 'bot' ? 'bot' : 'stand-in';
  return { kind: 'acted', at: now, seat, action, by, ...(late ? { late: true as const } : {}) };
}

/** The bot seat that must decide now; −1 when a person must, or when no person is left to play for. */
export function botToMove(table: Table): number {
  if (table.phase !== 'playing') return -1;
  const someone = table.seats.some((seat) => seat.kind === 'person' && !seat.standIn);
  const pending = pendingOf(table);
  if (!someone || pending === null) return -1;
  return isBotSeat(seatAt(table, pending.seat)) ? pending.seat : -1;
}

/** Whether the clock of the pending decision has run out: a bot then takes it. */
export function isLate(table: Table, now: number): boolean {
  return table.phase === 'playing' && table.deadline !== null && now >= table.deadline;
}

/** Filled again at each use: it is large. */
const LEGAL = new Actions();

/** The open actions of the pending decision in words. */
export function legalWords(table: Table): string[] {
  const { game } = gameAt(table);
  game.legal(matchOf(table).state, LEGAL);
  return LEGAL.toArray().map((action) => game.rules.describe(action));
}

/** Sits somebody down: on an open seat before the game, on a bot's while its traveler rests at an inn. */
export function decideSit(
  table: Table,
  wanted: number | undefined,
  who: Sitter,
  now: number,
): Result<{ readonly seat: number; readonly entry: Entry }, Refused> {
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

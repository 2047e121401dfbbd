/**
 * Who may ask what of a table. A command is checked against the current table and becomes entries, or a refusal that
 * gives the reason and changes nothing. What is legal in the game itself is up to the engine.
 */

import type { Result } from '@tokaido/kernel';
import { Actions, fail, ok } from '@tokaido/kernel';
import { EXTENSIONS } from './clock.ts';
import { GRACE } from './constants.ts';
import type { Entry, EntryOf, Sitter } from './entries.ts';
import { characterError } from './games.ts';
import type { Command, Refused } from './messages.ts';
import { beganEntry } from './opening.ts';
import { planError } from './plan-error.ts';
import { colorRefusal } from './seat-colors.ts';
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

/** What only a host may ask, or only where there are others. */
type CompanyCommand = Extract<
  Command,
  { readonly t: 'host' | 'remove' | 'close' | 'ask-undo' | 'answer-undo' }
>;

/**
 * Far more entries than a game has. Afterwards a table takes only decisions and what there can be but few of beside
 * them, so that every game can be finished, and every log ends.
 */
export const MANY_ENTRIES = 3000;
const ALWAYS: ReadonlySet<TableCommand['t']> = new Set(['act', 'back', 'leave', 'rematch', 'close']);

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

export type Made = EntryBody | readonly EntryBody[] | Answer;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type EntryBody = Without<Entry, 'at' | 'asked'>;

/** `key` is the caller's; a stranger's is empty. */
export function decide(table: Table, key: string, id: string, command: TableCommand, world: World): Answer {
  const asked = askedBy(key, id);
  const before = entryAsked(table, asked);
  if (before !== undefined) return ok({ entries: [], n: before });
  if (table.closed) return SHUT;
  if (table.n >= MANY_ENTRIES && !ALWAYS.has(command.t)) return FULL;
  const more: AnyHandlers | undefined = shared?.handlers;
  const handler = (HANDLERS as AnyHandlers)[command.t] ?? more?.[command.t];
  const made = handler?.(table, key, command as never, world) ?? NOT_HOST;
  if ('ok' in made) return made;
  const bodies: readonly EntryBody[] = isList(made) ? made : [made];
  return ok({ entries: bodies.map((body) => ({ ...body, at: world.now, asked })) });
}

function isList(made: EntryBody | readonly EntryBody[]): made is readonly EntryBody[] {
  return Array.isArray(made);
}

type AnyHandlers = {
  readonly [T in TableCommand['t']]?: (table: Table, key: string, command: never, world: World) => Made;
};

type Handlers<C extends TableCommand> = {
  readonly [T in C['t']]: (
    table: Table,
    key: string,
    command: Extract<C, { readonly t: T }>,
    world: World,
  ) => Made;
};

/** What only tables with several people need: see `shared-table-rules.ts`. */
export interface SharedDecisions {
  readonly handlers: Handlers<CompanyCommand>;
  /** Somebody other than the host asks for the start. */
  voteToStart(table: Table, key: string, world: World): Made;
  /** Who is host once the host has left; null where nobody is there to be. */
  nextHost(table: Table, world: World): EntryBody | null;
  rematchHost(table: Table, asker: string, isHere: (seat: number) => boolean): string;
}

let shared: SharedDecisions | undefined;

export function addSharedDecisions(decisions: SharedDecisions): void {
  shared = decisions;
}

/** Who is to be the host of a rematch that somebody asks for. */
export const rematchHost: SharedDecisions['rematchHost'] = (table, asker, isHere) =>
  shared?.rematchHost(table, asker, isHere) ?? table.host;

const NOT_SEATED = refuse('not-seated', 'you do not sit at this table');
const NOT_HOST = refuse('not-host', 'only the host of the table can do that');
const FULL = refuse('full', 'too much has happened at this table: only moves are taken now');
const NOT_IN_LOBBY = refuse('not-now', 'the game has begun');
const SHUT = refuse('table-closed', 'the host has closed this table');
const NOT_PLAYING = refuse('not-now', 'no game is being played');

const HANDLERS: Handlers<Exclude<TableCommand, CompanyCommand>> = {
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
    if (key !== table.host) return shared?.voteToStart(table, key, world) ?? NOT_HOST;
    return table.phase === 'lobby' ? startEntry(table, world.now) : NOT_IN_LOBBY;
  },
  leave(table, key, _, world) {
    const seat = seatOfKey(table, key);
    if (seat < 0) return NOT_SEATED;
    if (table.phase === 'over') return refuse('not-now', 'the game is over');
    const host = key === table.host ? shared?.nextHost(table, world) : null;
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

/** The beginning of the game, or why it cannot begin. */
export function startEntry(table: Table, now: number): EntryOf<'began'> | Refusal {
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
}

/** People other than the one at `seat` who are in the game themselves. */
function othersThan(table: Table, seat: number): number {
  return table.seats.filter((other, i) => i !== seat && other.kind === 'person' && !other.standIn).length;
}

/** Why an action cannot be taken now by a seat; null when it can. */
export function checkAction(table: Table, seat: number, number: number, words: string): Refusal | null {
  const { game } = gameAt(table);
  const pending = pendingOf(table);
  if (pending === null) return NOT_PLAYING;
  if (pending.number !== number) return staleTurn(pending.number);
  if (pending.seat !== seat) return notYours(pending.seat);
  const action = game.rules.parse(words);
  if (action === null) return refuse('unreadable', 'this is not an action of the game');
  const reason = game.explain(matchOf(table).state, seat, action);
  return reason === null ? null : refuse('closed', `closed: ${reason.why}`, reason);
}

export function staleTurn(number: number): Refusal {
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
  // While people are asked whether to go back, nobody goes on by themselves.
  if (table.phase !== 'playing' || table.closed || table.asking?.shown.state === 'asked') return -1;
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
  if (table.removed?.includes(before)) return refuse('removed', 'the host has removed you from this table');
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

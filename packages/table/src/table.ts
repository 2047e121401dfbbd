/** What a table is: the sum of its entries. `applyEntry` is the only thing that ever changes one. */

import { hexToBytes } from '@noble/hashes/utils.js';
import type { State } from '@tokaido/kernel';
import { commitment, EVERYBODY, mixedSeed, RecordingChance, SealedChance } from '@tokaido/kernel';
import type { Clocked } from './clock.ts';
import { settleClock, startClock } from './clock.ts';
import type { By, Entry, EntryOf, Sitter } from './entries.ts';
import type { TableGame } from './games.ts';
import { gameOf } from './games.ts';
import type { Plan } from './plan.ts';

export interface Seat {
  kind: 'open' | 'closed' | 'person' | 'bot';
  name: string;
  /** Whose seat it is, see `Sitter`; empty when nobody's. */
  key: string;
  /** The level of the bot that sits here or walks for the person. */
  level: string;
  ready: boolean;
  bytes: string;
  /** A bot walks for the person. */
  standIn: boolean;
  /** Decisions in a row that the clock took. */
  lapses: number;
  /** Milliseconds left of a live table's bank. */
  bank: number;
  /** Seats that want a bot to walk here. */
  votes: number[];
}

/** A decision that was taken. */
export interface Played {
  readonly action: string;
  readonly outcomes: readonly string[];
  readonly seat: number;
  readonly by: By;
  /** The number of its entry. */
  readonly n: number;
}

/** The game that is played at a table. */
export interface Match {
  state: State;
  readonly options: string;
  readonly opening: readonly string[];
  readonly moves: Played[];
  /** How many moves stand for good; those after it can be taken back. */
  barrier: number;
  /** The state after those moves. */
  base: State;
}

export interface Table extends Clocked {
  readonly id: string;
  readonly plan: Plan;
  /** The key of the host. */
  host: string;
  /** The number of the last entry. */
  n: number;
  phase: 'lobby' | 'playing' | 'over';
  seats: Seat[];
  readonly secret: string;
  readonly commit: string;
  match: Match | null;
  next: string | null;
  /** The last commands that were carried out, with the number of their entry. */
  readonly done: Map<string, number>;
  touched: number;
}

/** An event of the game and who may know it, see the kernel's `reaches`. */
export interface Told {
  readonly event: unknown;
  readonly audience: number;
}

/** Commands that are remembered; a client never has more than a few under way. */
const REMEMBERED = 64;

export function gameAt(table: Table): TableGame {
  return gameOf(table.plan.game);
}

/** A table from its first entry. */
export function openedTable(entry: EntryOf<'opened'>): Table {
  const { plan, host } = entry;
  const table: Table = {
    id: entry.id,
    plan,
    host: host.key,
    n: 1,
    phase: 'lobby',
    seats: plan.seats.map((seat) => {
      if (seat.kind === 'me') return seated(host);
      return { ...emptySeat(seat.kind), level: seat.kind === 'bot' ? seat.level : '' };
    }),
    secret: entry.secret,
    commit: commitment(hexToBytes(entry.secret)),
    match: null,
    next: null,
    done: new Map(),
    touched: entry.at,
    since: entry.at,
    deadline: null,
    extended: 0,
  };
  remember(table, entry);
  return table;
}

export function foldTable(entries: readonly Entry[]): Table {
  const [first, ...rest] = entries;
  if (first?.kind !== 'opened') throw new Error('a log must begin with the opening of its table');
  const table = openedTable(first);
  for (const entry of rest) applyEntry(table, entry);
  return table;
}

/** Changes the table by its next entry; returns what the game told. */
export function applyEntry(table: Table, entry: Entry): Told[] {
  table.n++;
  table.touched = entry.at;
  remember(table, entry);
  const apply = APPLY[entry.kind] as (table: Table, entry: Entry) => Told[] | undefined;
  return apply(table, entry) ?? [];
}

function remember(table: Table, { asked }: Entry): void {
  if (asked === undefined) return;
  table.done.set(asked, table.n);
  if (table.done.size > REMEMBERED) for (const [oldest] of table.done) return void table.done.delete(oldest);
}

type Apply = {
  readonly [K in Entry['kind']]: (table: Table, entry: EntryOf<K>) => Told[] | undefined | void;
};

const APPLY: Apply = {
  opened() {
    throw new Error('a table is opened only once');
  },
  sat(table, { seat, who }) {
    const { lapses, bank } = table.seats[seat];
    table.seats[seat] = { ...seated(who), lapses, bank };
  },
  named(table, { seat, name }) {
    table.seats[seat].name = name;
  },
  ready(table, { seat, ready }) {
    table.seats[seat].ready = ready;
  },
  bytes(table, { seat, bytes }) {
    table.seats[seat].bytes = bytes;
  },
  seat(table, { seat, to, level }) {
    table.seats[seat] = { ...emptySeat(to), level: to === 'bot' ? level : '' };
  },
  left(table, { seat }) {
    const { bank } = table.seats[seat];
    const kind = table.phase === 'lobby' ? 'open' : 'bot';
    table.seats[seat] = { ...emptySeat(kind), level: kind === 'bot' ? table.plan.level : '', bank };
    if (table.phase === 'playing') settleTurn(table, table.touched);
  },
  began: (table, { at }) => begin(table, at),
  acted(table, entry) {
    const seat = table.seats[entry.seat];
    settleClock(table, table.plan.pace, seat, entry.at);
    if (entry.late) seat.lapses++;
    else if (entry.by === 'person') seat.lapses = 0;
    if (seat.lapses >= LAPSES_BEFORE_STAND_IN) letBotWalk(table, seat);
    const told = act(table, entry);
    settleTurn(table, entry.at);
    return told;
  },
  undone(table, { at }) {
    takeBack(table);
    settleTurn(table, at);
  },
  extended(table) {
    table.extended++;
    startClock(table, table.plan.pace, pendingPerson(table), table.since);
  },
  voted(table, { seat, about }) {
    const { votes } = table.seats[about];
    if (!votes.includes(seat)) votes.push(seat);
  },
  'stand-in'(table, { seat, at }) {
    letBotWalk(table, table.seats[seat]);
    settleTurn(table, at);
  },
  back(table, { seat, at }) {
    Object.assign(table.seats[seat], { standIn: false, lapses: 0, votes: [] });
    settleTurn(table, at);
  },
  paused(table, { ms }) {
    table.since += ms;
    startClock(table, table.plan.pace, pendingPerson(table), table.since);
  },
  said() {},
  next(table, entry) {
    table.next = entry.table;
  },
};

const LAPSES_BEFORE_STAND_IN = 2;

function letBotWalk(table: Table, seat: Seat): void {
  Object.assign(seat, { standIn: true, votes: [], level: table.plan.level });
}

export function emptySeat(kind: Seat['kind']): Seat {
  const empty = { name: '', key: '', level: '', bytes: '', standIn: false, lapses: 0, bank: 0 };
  return { ...empty, kind, ready: kind === 'bot', votes: [] };
}

function seated(who: Sitter): Seat {
  return { ...emptySeat('person'), ...who };
}

/** The seats that play, in order; open ones are filled by bots. */
export function seatsInPlay(table: Table): Seat[] {
  return table.seats
    .filter(({ kind }) => kind !== 'closed')
    .map((seat) => (seat.kind === 'open' ? { ...emptySeat('bot'), level: table.plan.level } : seat));
}

/** The bytes that the seats gave for the shuffle, in their order. */
export function mixOf(table: Table): string[] {
  return table.seats.map(({ bytes }) => bytes).filter((bytes) => bytes !== '');
}

function begin(table: Table, at: number): Told[] {
  const { pace } = table.plan;
  table.seats = seatsInPlay(table);
  for (const seat of table.seats) {
    seat.bank = pace.kind === 'live' ? pace.bank * 1000 : 0;
    seat.ready = true;
  }
  table.phase = 'playing';
  const played = gameAt(table);
  const { game } = played;
  const words = played.optionWords(table.plan.options, table.seats.length);
  const options = game.rules.parseOptions(words);
  const told: Told[] = [];
  const chance = new RecordingChance(chanceOf(table));
  const state = game.setup(options, { chance, tell: (event, audience) => told.push({ event, audience }) });
  const opening = chance.take().map((o) => game.rules.outcomeWord(o.stream, o.value));
  const written = game.rules.optionWords(game.rules.optionsOf(state));
  table.match = { state, options: written, opening, moves: [], barrier: 0, base: game.clone(state) };
  settleTurn(table, at);
  return told;
}

/** The shuffle of a table: a pure function of its two halves, so it need not be kept. */
function chanceOf(table: Table): SealedChance {
  const { game } = gameAt(table);
  return new SealedChance(mixedSeed(hexToBytes(table.secret), mixOf(table)), game.rules.streams);
}

function act(table: Table, entry: EntryOf<'acted'>): Told[] {
  const { game } = gameAt(table);
  const match = matchOf(table);
  const action = game.rules.parse(entry.action);
  if (action === null) throw new Error(`"${entry.action}" in the log of ${table.id} is no action`);
  const told: Told[] = [];
  const chance = new RecordingChance(chanceOf(table));
  game.play(match.state, action, { chance, tell: (event, audience) => told.push({ event, audience }) });
  const outcomes = chance.take().map((o) => game.rules.outcomeWord(o.stream, o.value));
  match.moves.push({ action: entry.action, outcomes, seat: entry.seat, by: entry.by, n: table.n });
  const secret = told.some(({ audience }) => audience !== EVERYBODY);
  if (outcomes.length > 0 || secret || !mayStillBeTaken(table, entry)) {
    match.barrier = match.moves.length;
    game.copyInto(match.base, match.state);
  }
  return told;
}

/** A decision stands once the game is over, somebody else has acted, or another person must act. */
function mayStillBeTaken(table: Table, { seat, by }: EntryOf<'acted'>): boolean {
  const pending = pendingOf(table);
  if (pending === null || by !== 'person') return false;
  return pending.seat === seat || isBotSeat(table.seats[pending.seat]);
}

/** Plays again from the last moves that stand for good, without the last one. Nothing is drawn on the way. */
function takeBack(table: Table): void {
  const { game } = gameAt(table);
  const match = matchOf(table);
  match.moves.pop();
  const chance = chanceOf(table);
  game.copyInto(match.state, match.base);
  for (const { action } of match.moves.slice(match.barrier)) {
    game.play(match.state, game.rules.parse(action) ?? 0, { chance, tell: null });
  }
}

/** After anything that changes whose turn it is: the phase and the clock. */
function settleTurn(table: Table, at: number): void {
  if (table.match !== null && gameAt(table).game.isOver(table.match.state)) table.phase = 'over';
  table.extended = 0;
  startClock(table, table.plan.pace, pendingPerson(table), at);
}

export function matchOf(table: Table): Match {
  if (table.match === null) throw new Error(`no game has begun at ${table.id}`);
  return table.match;
}

/** What must be decided now, and by whom. */
export function pendingOf(table: Table): ReturnType<TableGame['game']['pending']> {
  return table.match === null ? null : gameAt(table).game.pending(table.match.state);
}

/** A bot decides here: its own seat, or in place of a person. */
export function isBotSeat(seat: Seat): boolean {
  return seat.kind === 'bot' || seat.standIn;
}

/** The seat whose person must decide now; null when a bot must, or nobody. */
function pendingPerson(table: Table): Seat | null {
  const pending = table.phase === 'playing' ? pendingOf(table) : null;
  const seat = pending === null ? undefined : table.seats[pending.seat];
  return seat === undefined || isBotSeat(seat) ? null : seat;
}

/** The seat of a person, by his key; −1 for none. */
export function seatOfKey(table: Table, key: string): number {
  return key === '' ? -1 : table.seats.findIndex((seat) => seat.key === key);
}

/** What a table is: the sum of its entries. `applyEntry` is the only thing that ever changes one. */

import type { Pending } from '@tokaido/kernel';
import { commitment, hexToBytes, mixedSeed, SealedChance } from '@tokaido/kernel';
import type { BranchStart } from './branch-start.ts';
import { branching } from './branching.ts';
import type { Clocked } from './clock.ts';
import { settleClock, startClock } from './clock.ts';
import type { Entry, EntryOf, Says, Sitter } from './entries.ts';
import type { TableGame } from './games.ts';
import { findGame, gameOf } from './games.ts';
import type { Match, Told } from './match.ts';
import { beginMatch, playMove, takeBack } from './match.ts';
import type { Plan } from './plan.ts';
import { recolored } from './seat-colors.ts';
import type { UndoRequest } from './undo-state.ts';
import { checkRules } from './unplayable-rules.ts';

export interface Seat {
  kind: 'open' | 'closed' | 'person' | 'bot';
  name: string;
  /** Whose seat it is, see `Sitter`; empty when nobody's. */
  key: string;
  /** The level of the bot that sits here or plays for the person. */
  level: string;
  /** The temper of the bot that sits here; absent where it has none. */
  temper?: string;
  ready: boolean;
  bytes: string;
  /** A bot plays for the person. */
  standIn: boolean;
  /** Decisions in a row that the clock took. */
  lapses: number;
  /** Milliseconds left of a live table's bank. */
  bank: number;
  /** Seats that want a bot to play here. */
  votes: readonly number[];
  /** By which color and shape the seat is known, from 0; it stays with the people through rematches. */
  readonly color: number;
  /** The person uses the coach; absent otherwise. */
  coach?: boolean;
  /** The number of the entry by which the person sat down; 0 where nobody sits. */
  sat: number;
  /** The person wants the game to begin; absent otherwise. */
  start?: boolean;
}

export interface Table extends Clocked {
  readonly id: string;
  /** As it was opened, but for free text, which the host may allow or forbid. */
  plan: Plan;
  /** The game that is played on here, where it did not begin at its set-up. */
  readonly branch: BranchStart | undefined;
  /** When it was opened. */
  readonly opened: number;
  /** The key of the host. */
  host: string;
  /** The name of whoever opened the table; empty at a rematch, and once somebody else is host. */
  opener: string;
  /** The keys of those who may not sit down here again; absent where there are none. */
  removed?: readonly string[] | undefined;
  /** The host has closed the table: nothing happens here any more. */
  closed?: true;
  /** What somebody last asked to take back, until the next decision. */
  asking?: UndoRequest | undefined;
  /** The entries of decisions that the others did not want to see taken back; absent where there are none. */
  declined?: readonly number[];
  /** The number of the last entry. */
  n: number;
  phase: 'lobby' | 'playing' | 'over';
  seats: Seat[];
  readonly secret: string;
  readonly commit: string;
  /** The bytes that the seats gave for the shuffle, by seat, as they were when the game began; empty before. */
  mix: readonly string[];
  match: Match | null;
  next: string | null;
  /** The last commands that were carried out, with the number of their entry. */
  done: readonly (readonly [asked: string, n: number])[];
  touched: number;
}

/** How many commands are remembered; a client never has more than a few in flight. */
const REMEMBERED = 64;

export function gameAt(table: Table): TableGame {
  return gameOf(table.plan);
}

/** The rules version of the game at this table; as long as none has begun, that of new games. */
export function rulesAt(table: Table): number {
  const { game } = gameAt(table);
  return table.match === null ? game.version : game.rules.versionOf(table.match.state);
}

/** A seat that a log or the game names, so it must be there. */
export function seatAt(table: Table, index: number): Seat {
  const seat = table.seats[index];
  if (seat === undefined) throw new Error(`there is no seat ${index}`);
  return seat;
}

/** A table from its first entry. */
export function openedTable(entry: EntryOf<'opened'>): Table {
  const { plan, host } = entry;
  const colors = entry.colors ?? findGame(plan.game)?.colors;
  const table: Table = {
    id: entry.id,
    plan,
    branch: entry.branch,
    opened: entry.at,
    host: host.key,
    opener: host.name,
    removed: entry.removed,
    n: 1,
    phase: 'lobby',
    seats: plan.seats.map((seat, i) => {
      const color = colors?.[i] ?? i;
      if (seat.kind === 'me') return seated(host, color, 1);
      return seat.kind === 'bot' ? botSeat(color, seat) : emptySeat(seat.kind, color);
    }),
    secret: entry.secret,
    commit: commitment(hexToBytes(entry.secret)),
    mix: [],
    match: null,
    next: null,
    done: [],
    touched: entry.at,
    since: entry.at,
    deadline: null,
    extended: 0,
  };
  remember(table, entry);
  return table;
}

/** Changes the table by its next entry; returns what the game told. */
export function applyEntry(table: Table, entry: Entry): readonly Told[] {
  table.n++;
  table.touched = entry.at;
  remember(table, entry);
  const apply = APPLY[entry.kind] as (table: Table, entry: Entry) => readonly Told[] | undefined;
  return apply(table, entry) ?? [];
}

function remember(table: Table, { asked }: Entry): void {
  if (asked === undefined) return;
  table.done = table.done.slice(1 - REMEMBERED).concat([[asked, table.n]]);
}

/** The number of the entry that a command became; undefined if it was not carried out, or long ago. */
export function entryAsked({ done }: Table, asked: string): number | undefined {
  return done.find(([command]) => command === asked)?.[1];
}

/** What only the entries of tables with several people do: see `shared-table-rules.ts`. */
export interface SharedEntries {
  apply(table: Table, seat: number, says: Says, at: number): void;
  /** Goes back to where `keep` moves were made. */
  rewind(table: Table, seat: number, keep: number, chance: SealedChance): void;
}

let shared: SharedEntries;

/** A program that serves one device has no such tables, and its first move need not wait for the code. */
export function addSharedEntries(entries: SharedEntries): void {
  shared = entries;
}

type Apply = {
  readonly [K in Entry['kind']]: (table: Table, entry: EntryOf<K>) => readonly Told[] | undefined | void;
};

const APPLY: Apply = {
  opened() {
    throw new Error('a table is opened only once');
  },
  sat(table, { seat, who }) {
    const { lapses, bank, color } = seatAt(table, seat);
    table.seats[seat] = { ...seated(who, color, table.n), lapses, bank };
  },
  named(table, { seat, name, color }) {
    seatAt(table, seat).name = name;
    if (color !== undefined) table.seats = recolored(table.seats, seat, color);
  },
  ready(table, { at, seat, ready, coach, chat, says }) {
    const person = seatAt(table, seat);
    person.ready = ready;
    if (!ready) delete person.start;
    if (coach !== undefined) person.coach = coach;
    if (chat !== undefined) table.plan = { ...table.plan, chat };
    if (says !== undefined) shared.apply(table, seat, says, at);
  },
  bytes(table, { seat, bytes }) {
    seatAt(table, seat).bytes = bytes;
  },
  seat(table, { seat, to, level, temper, removed }) {
    const { color, key } = seatAt(table, seat);
    if (removed) table.removed = (table.removed ?? []).concat(key);
    table.seats[seat] = to === 'bot' ? botSeat(color, { level, temper }) : emptySeat(to, color);
  },
  left(table, { seat }) {
    const { bank, color } = seatAt(table, seat);
    const left = table.phase === 'lobby' ? emptySeat('open', color) : botSeat(color, table.plan);
    table.seats[seat] = { ...left, bank };
    if (table.phase === 'playing') settleTurn(table, table.touched);
  },
  began: (table, entry) => begin(table, entry),
  acted(table, entry) {
    const seat = seatAt(table, entry.seat);
    settleClock(table, table.plan.pace, seat, entry.at);
    if (entry.late) seat.lapses++;
    else if (entry.by === 'person') seat.lapses = 0;
    if (seat.lapses >= LAPSES_BEFORE_STAND_IN) letBotPlay(table, seat);
    const told = act(table, entry);
    delete table.asking;
    settleTurn(table, entry.at);
    return told;
  },
  undone(table, { at, seat, keep }) {
    const { game } = gameAt(table);
    if (keep === undefined) takeBack(game, matchOf(table), chanceOf(table));
    else shared.rewind(table, seat, keep, chanceOf(table));
    settleTurn(table, at);
  },
  extended(table) {
    table.extended++;
    startClock(table, table.plan.pace, pendingPerson(table), table.since);
  },
  voted(table, { seat, about }) {
    const { votes } = seatAt(table, about);
    if (!votes.includes(seat)) seatAt(table, about).votes = [...votes, seat];
  },
  'stand-in'(table, { seat, at }) {
    letBotPlay(table, seatAt(table, seat));
    settleTurn(table, at);
  },
  back(table, { seat, at }) {
    Object.assign(seatAt(table, seat), { standIn: false, lapses: 0, votes: [] });
    settleTurn(table, at);
  },
  paused(table, { ms }) {
    table.since += ms;
    startClock(table, table.plan.pace, pendingPerson(table), table.since);
  },
  next(table, entry) {
    table.next = entry.table;
  },
};

const LAPSES_BEFORE_STAND_IN = 2;

function letBotPlay(table: Table, seat: Seat): void {
  Object.assign(seat, { standIn: true, votes: [], level: table.plan.level });
}

export function emptySeat(kind: Seat['kind'], color: number): Seat {
  const empty = { name: '', key: '', level: '', bytes: '', standIn: false, lapses: 0, bank: 0 };
  return { ...empty, kind, ready: kind === 'bot', votes: [], color, sat: 0 };
}

/** A bot: its level, and its temper where it has one. */
interface Character {
  readonly level: string;
  readonly temper?: string | undefined;
}

function botSeat(color: number, { level, temper }: Character): Seat {
  return { ...emptySeat('bot', color), level, ...(temper !== undefined && { temper }) };
}

/** A bot in words, as the bots read them: `porter`, or `porter+collector`. */
export function botWords({ level, temper }: Character): string {
  return temper === undefined ? level : `${level}+${temper}`;
}

function seated(who: Sitter, color: number, sat: number): Seat {
  return { ...emptySeat('person', color), ...who, sat };
}

/** The seats that play, in order; open ones are filled by bots. */
export function seatsInPlay(table: Table): Seat[] {
  return table.seats
    .filter(({ kind }) => kind !== 'closed')
    .map((seat) => (seat.kind === 'open' ? botSeat(seat.color, table.plan) : seat));
}

/** The bytes that went into the shuffle, in the order of the seats that gave some. */
export function mixOf({ mix }: Table): string[] {
  return mix.filter((bytes) => bytes !== '');
}

/** The rules version of program 0.0. */
const FIRST_RULES = 1;

function begin(table: Table, { at, mix, rules = FIRST_RULES }: EntryOf<'began'>): readonly Told[] {
  const { pace, options } = table.plan;
  const played = gameAt(table);
  checkRules(played.game, rules);
  table.seats = seatsInPlay(table);
  table.mix = mix;
  for (const seat of table.seats) {
    seat.bank = pace.kind === 'live' ? pace.bank * 1000 : 0;
    seat.ready = true;
  }
  table.phase = 'playing';
  const checked = played.game.rules.parseOptions(played.optionWords(options, table.seats.length));
  // The plan was checked before it became an entry.
  if (!checked.ok) throw new Error(checked.error);
  const { match, told } =
    table.branch && branching.begin
      ? branching.begin(played.game, table.branch, table.n)
      : beginMatch(played.game, checked.value, chanceOf(table), rules);
  table.match = match;
  settleTurn(table, at);
  return told;
}

/** By the mix, which is the same object as long as the game lasts. */
const SHUFFLES = new WeakMap<Table['mix'], { readonly secret: string; readonly chance: SealedChance }>();

/** The shuffle of a table: a pure function of its two halves, so it need not be stored. */
function chanceOf(table: Table): SealedChance {
  const { secret, mix } = table;
  const known = SHUFFLES.get(mix);
  if (known?.secret === secret) return known.chance;
  const chance = new SealedChance(
    mixedSeed(hexToBytes(secret), mixOf(table)),
    gameAt(table).game.rules.streams,
  );
  SHUFFLES.set(mix, { secret, chance });
  return chance;
}

function act(table: Table, { seat, action, by }: EntryOf<'acted'>): readonly Told[] {
  // A person's decision can be taken back until somebody else has acted, or another person must.
  const isOpen = (next: Pending) =>
    by === 'person' && (next.seat === seat || isBotSeat(seatAt(table, next.seat)));
  const move = { action, seat, by, n: table.n };
  return playMove(gameAt(table).game, matchOf(table), move, chanceOf(table), isOpen);
}

/** After anything that changes whose turn it is: the phase and the clock. */
function settleTurn(table: Table, at: number): void {
  if (table.match !== null && gameAt(table).game.isOver(table.match.state)) table.phase = 'over';
  table.extended = 0;
  startClock(table, table.plan.pace, pendingPerson(table), at);
}

export function matchOf(table: Table): Match {
  if (table.match === null) throw new Error('no game has begun');
  return table.match;
}

/** By the state, which never changes: it is asked for several times with each entry. */
const PENDING = new WeakMap<Match['state'], Pending | null>();

/** What must be decided now, and by whom. */
export function pendingOf(table: Table): Pending | null {
  if (table.match === null) return null;
  const { state } = table.match;
  let pending = PENDING.get(state);
  if (pending === undefined) PENDING.set(state, (pending = gameAt(table).game.pending(state)));
  return pending;
}

/** A bot decides here: its own seat, or in place of a person. */
export function isBotSeat(seat: Seat): boolean {
  return seat.kind === 'bot' || seat.standIn;
}

/** The seat whose person must decide now; null when a bot must, or nobody. */
function pendingPerson(table: Table): Seat | null {
  const pending = table.phase === 'playing' ? pendingOf(table) : null;
  if (pending === null) return null;
  const seat = seatAt(table, pending.seat);
  return isBotSeat(seat) ? null : seat;
}

/** The seat of a person, by their key; −1 for none. */
export function seatOfKey(table: Table, key: string): number {
  return key === '' ? -1 : table.seats.findIndex((seat) => seat.key === key);
}

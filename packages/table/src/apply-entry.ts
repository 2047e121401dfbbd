/** A table is the sum of its entries: what each of them changes, and nothing else ever does. */

import type { Pending, SealedChance } from '@tokaido/kernel';
import { commitment, hexToBytes } from '@tokaido/kernel';
import { branching } from './branching.ts';
import { settleClock, startClock } from './clock.ts';
import type { Entry, EntryOf, Says } from './entries.ts';
import { findGame } from './games.ts';
import type { Told } from './match.ts';
import { beginMatch, playMove, takeBack } from './match.ts';
import type { Seat } from './seat.ts';
import { botSeat, emptySeat, isBotSeat, seated } from './seat.ts';
import { recolored } from './seat-colors.ts';
import { chanceOf } from './shuffle.ts';
import type { Table } from './table.ts';
import { gameAt, matchOf, pendingPerson, seatAt, seatsInPlay } from './table.ts';
import { checkRules } from './unplayable-rules.ts';

/** How many commands are remembered; a client never has more than a few in flight. */
const REMEMBERED = 64;

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
    const { color, key, name } = seatAt(table, seat);
    if (removed) table.removed = (table.removed ?? []).concat({ key, name });
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

/** The games of this device: how one is set up, how its log begins, and how it stands in the list of games. */

import { DEFAULT_LEVEL } from '@tokaido/bots';
import type { VersionProblem } from '@tokaido/kernel';
import { versionProblem } from '@tokaido/kernel';
import type { Entry, Opening, Plan, SeatPlan, Table } from '@tokaido/table';
import { beganEntry, findGame, gameAt, isBotSeat, openingEntries, pendingOf, rulesAt } from '@tokaido/table';
import { isPlayedHere } from './load-rules.ts';

/** Who plays on this device; several `me` pass it round. */
export interface LocalSetup {
  /** Absent for `tokaido`. */
  readonly game?: string;
  /** Another board than the usual one, as the text of its file. */
  readonly board?: string | undefined;
  /** The options in the words of a record, without the number of players: `boxes=crossroads`. */
  readonly options: string;
  readonly seats: readonly (LocalSeat &
    ({ readonly kind: 'me' } | Extract<SeatPlan, { readonly kind: 'bot' }>))[];
}

interface LocalSeat {
  /** Bots, and people who gave none, go by their color. */
  readonly name: string;
  /** That of the tile where the seat was set up; where no seat has one, they are those of the game. */
  readonly color?: number;
}

/** Why a game can only be exported: its data make no sense, or it began under rules that are not played here. */
export type Damage = 'broken' | `${VersionProblem}-rules`;

/** A game in the list. */
export interface LocalGame {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
  readonly phase: 'playing' | 'over';
  readonly seats: readonly { readonly kind: string; readonly name: string; readonly level: string }[];
  /** The seat that must decide; −1 when the game is over. */
  readonly turn: number;
  /** A person must decide. */
  readonly yours: boolean;
  /** How far it has come: the leg of the first person's traveler, in Duo the turn; from 1, and 0 before either. */
  readonly leg: number;
  readonly points: readonly number[];
  /** The place of each seat, from 1; absent in rows of older editions. */
  readonly places?: readonly number[];
  readonly damaged: Damage | null;
  /** A `BranchInfo` where the game left another one, else absent. Such a game never counts in statistics. */
  readonly branch?: unknown;
}

function planOf({ game = 'tokaido', options, board, seats }: LocalSetup): Plan {
  return {
    game,
    options,
    ...(board === undefined ? {} : { board }),
    seats: seats.map((seat) => (seat.kind === 'me' ? { kind: 'open' } : botPlan(seat))),
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    level: DEFAULT_LEVEL,
  };
}

/** The part of a seat that a plan has. */
function botPlan({
  level,
  temper,
}: {
  readonly level: string;
  readonly temper?: string | undefined;
}): SeatPlan {
  return { kind: 'bot', level, ...(temper !== undefined && { temper }) };
}

/** The table that a setup asks for; its host is the first person. */
export function openingOf(setup: LocalSetup): Opening {
  const places = setup.seats.map(({ kind, name }, i) => ({ key: kind === 'me' ? `device-${i}` : '', name }));
  const host = places.find(({ key }) => key !== '') ?? { key: '', name: '' };
  const isColored = setup.seats.some(({ color }) => color !== undefined);
  const colors = isColored ? { colors: setup.seats.map(({ color }, i) => color ?? i) } : {};
  return { plan: planOf(setup), host: { ...host, bytes: '' }, places, ...colors };
}

/** The first entries of a log. A game on a device begins at once: everybody is here. */
export function firstEntries(opening: Opening, birth: Birth): Entry[] {
  const { plan, places } = opening;
  const mix = places.map(() => '');
  return [...openingEntries(opening, birth), { ...beganEntry(plan, mix, birth.at), ...birth.began }];
}

/** With what a table is opened; a branch goes on by the rules, and may go on with the shuffle, of the game it leaves. */
export interface Birth {
  readonly id: string;
  readonly secret: string;
  readonly at: number;
  readonly began?: { readonly rules: number; readonly mix?: readonly string[] };
}

export function rowOf(table: Table): LocalGame {
  const { game } = gameAt(table);
  const pending = pendingOf(table);
  const scores = table.match === null ? [] : game.scores(table.match.state);
  return {
    id: table.id,
    game: game.id,
    version: rulesAt(table),
    options: table.match?.options ?? table.plan.options,
    begun: table.opened,
    touched: table.touched,
    phase: table.phase === 'over' ? 'over' : 'playing',
    seats: table.seats.map(({ kind, name, level }) => ({ kind, name, level })),
    turn: pending?.seat ?? -1,
    yours: pending !== null && !isBotAt(table, pending.seat),
    leg: stageOf(table),
    points: scores.map(({ points }) => points),
    places: scores.map(({ place }) => place),
    damaged: null,
    branch: table.match?.branch?.info,
  };
}

/** Whether a bot plays at a seat, also in a person's place. */
export function isBotAt(table: Table, seat: number): boolean {
  const holder = table.seats[seat];
  return holder !== undefined && isBotSeat(holder);
}

/** As the first person sees it. */
function stageOf(table: Table): number {
  const seat = table.seats.findIndex(({ kind }) => kind === 'person');
  return table.match === null || seat < 0 ? 0 : gameAt(table).stage(table.match.state, seat);
}

/** A stored row of the list. One that cannot be read is listed too, since it can still be exported. */
export function readRow(id: string, row: unknown): LocalGame {
  const found = typeof row === 'object' && row !== null ? (row as Partial<LocalGame>) : {};
  const places = isNumbers(found.places) ? { places: found.places } : {};
  const game = {
    ...UNREADABLE,
    ...pick(found),
    ...places,
    branch: found.branch,
    id,
  };
  if (!isSound(found) || game.damaged === 'broken') return { ...game, damaged: 'broken' };
  const played = findGame(game.game);
  // A game that is not known here is one of a newer edition; one whose rules cannot be fetched now shows when it is opened.
  const unknown = isPlayedHere(game.game) ? null : 'newer';
  const problem = played === undefined ? unknown : versionProblem(played.game, game.version);
  return { ...game, damaged: problem === null ? null : `${problem}-rules` };
}

/** The game of a stored row; '' where that cannot be read. */
export function gameIn(row: unknown): string {
  const { game } = (row ?? {}) as { readonly game?: unknown };
  return typeof game === 'string' ? game : '';
}

const UNREADABLE: LocalGame = {
  id: '',
  game: '',
  version: 0,
  options: '',
  begun: 0,
  touched: 0,
  phase: 'playing',
  seats: [],
  turn: -1,
  yours: false,
  leg: 0,
  points: [],
  damaged: null,
};

/** The fields that have the type they should have. */
function pick(found: Partial<LocalGame>): Partial<LocalGame> {
  const fields = Object.entries(UNREADABLE).filter(([name, fallback]) => {
    const value = found[name as keyof LocalGame];
    return name === 'damaged'
      ? isDamage(value)
      : typeof value === typeof fallback && isListLike(value, fallback);
  });
  return Object.fromEntries(fields.map(([name]) => [name, found[name as keyof LocalGame]]));
}

function isListLike(value: unknown, fallback: unknown): boolean {
  return Array.isArray(value) === Array.isArray(fallback);
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}

function isDamage(value: unknown): value is Damage | null {
  return value === null || typeof value === 'string';
}

function isSound(found: Partial<LocalGame>): boolean {
  const whole = Object.keys(pick(found)).length === Object.keys(UNREADABLE).length;
  return whole && (found.seats ?? []).every((seat: unknown) => typeof seat === 'object' && seat !== null);
}

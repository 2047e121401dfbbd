/** What a table is, and what may be asked of it. `applyEntry` is the only thing that ever changes one. */

import type { Pending } from '@tokaido/kernel';
import type { BranchStart } from './branch-start.ts';
import type { Clocked } from './clock.ts';
import type { RemovedGuest } from './entries.ts';
import type { TableGame } from './games.ts';
import { gameOf } from './games.ts';
import type { Match } from './match.ts';
import type { Plan } from './plan.ts';
import type { Seat } from './seat.ts';
import { botSeat, isBotSeat } from './seat.ts';
import type { UndoRequest } from './undo-state.ts';

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
  /** Whom the host has removed, in order; absent where that is nobody. */
  removed?: readonly RemovedGuest[] | undefined;
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

/** The number of the entry that a command became; undefined if it was not carried out, or long ago. */
export function entryAsked({ done }: Table, asked: string): number | undefined {
  return done.find(([command]) => command === asked)?.[1];
}

/** The seats that play, in order; open ones are filled by bots. */
export function seatsInPlay(table: Table): Seat[] {
  return table.seats
    .filter(({ kind }) => kind !== 'closed')
    .map((seat) => (seat.kind === 'open' ? botSeat(seat.color, table.plan) : seat));
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

/** The seat whose person must decide now; null when a bot must, or nobody. */
export function pendingPerson(table: Table): Seat | null {
  const pending = table.phase === 'playing' ? pendingOf(table) : null;
  if (pending === null) return null;
  const seat = seatAt(table, pending.seat);
  return isBotSeat(seat) ? null : seat;
}

/** The seat of a person, by their key; −1 for none. */
export function seatOfKey(table: Table, key: string): number {
  return key === '' ? -1 : table.seats.findIndex((seat) => seat.key === key);
}

/** Whether the person of a key may not sit down here. */
export function isRemoved({ removed }: Table, key: string): boolean {
  return removed?.some((guest) => guest.key === key && !guest.back) === true;
}

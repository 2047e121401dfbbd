/** A game on a real table that is being counted: who played it with which boxes, and what lies before everybody. */

import type { CountedField } from '@tokaido/duo/count';
import { MAX_PLAYERS, MIN_PLAYERS } from '@tokaido/tokaido';
import type { CountSheet, Has } from '@tokaido/tokaido/count';
import type { Seated } from '@tokaido/words';
import type { Settings } from '../../app/settings.ts';
import { DUO_COLORS } from '../new-table/duo-draft.ts';

export interface CountSeat {
  /** Empty for whoever goes by their color. */
  readonly name: string;
  readonly color: number;
  /** The id of a traveler; null for nobody in particular. */
  readonly traveler: string | null;
  /** What was entered; the rules say what is usual where something was not. */
  readonly has: Has;
}

/** Its rules are not loaded before Duo is counted: they know where everybody starts. */
export interface DuoSeat {
  readonly name: string;
  readonly has: Readonly<Partial<Record<CountedField, number>>>;
}

/** What was entered for one game is there again after a look at the other. */
export interface Count {
  readonly game: Settings['game'];
  readonly boxes: readonly string[];
  readonly seats: readonly CountSeat[];
  /** What belongs to the table. */
  readonly table: Has;
  readonly duo: readonly DuoSeat[];
}

/** In the place of a seat: the table itself. */
export const TABLE = -1;

const USUAL_PLAYERS = 3;

export function newCount(game: Settings['game'] = 'tokaido'): Count {
  return {
    game,
    boxes: [],
    seats: Array.from({ length: USUAL_PLAYERS }, (_, color) => newSeat(color)),
    table: {},
    duo: DUO_COLORS.map(() => ({ name: '', has: {} })),
  };
}

export function newSeat(color: number): CountSeat {
  return { name: '', color, traveler: null, has: {} };
}

/** The same players once more, with nothing entered. */
export function countAgain(count: Count): Count {
  return {
    ...count,
    seats: count.seats.map((seat) => ({ ...seat, traveler: null, has: {} })),
    table: {},
    duo: count.duo.map((seat) => ({ ...seat, has: {} })),
  };
}

/** Whether anything would be lost by starting over. */
export function isEmpty(count: Count): boolean {
  const { boxes, seats, table, duo } = count;
  const isNothing = (has: object) => Object.keys(has).length === 0;
  return (
    boxes.length === 0 &&
    isNothing(table) &&
    seats.every(({ name, traveler, has }) => name === '' && traveler === null && isNothing(has)) &&
    duo.every(({ name, has }) => name === '' && isNothing(has))
  );
}

export function addSeat(count: Count): Count {
  if (count.seats.length >= MAX_PLAYERS) return count;
  const taken = new Set(count.seats.map(({ color }) => color));
  const color = Array.from({ length: MAX_PLAYERS }, (_, i) => i).find((i) => !taken.has(i)) ?? 0;
  return { ...count, seats: [...count.seats, newSeat(color)] };
}

export function removeSeat(count: Count, seat: number): Count {
  if (count.seats.length <= MIN_PLAYERS) return count;
  return { ...count, seats: count.seats.filter((_, i) => i !== seat) };
}

export function changeSeat(count: Count, seat: number, change: Partial<CountSeat>): Count {
  return {
    ...count,
    seats: count.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)),
  };
}

/** Whoever had the color gets that of the seat. */
export function setColor(count: Count, seat: number, color: number): Count {
  const before = count.seats[seat]?.color ?? color;
  const seats = count.seats.map((each, i) => {
    if (i === seat) return { ...each, color };
    return each.color === color ? { ...each, color: before } : each;
  });
  return { ...count, seats };
}

/** Null where nothing is said any more. */
export function setNumber(count: Count, seat: number, id: string, n: number | null): Count {
  if (seat === TABLE) return { ...count, table: changed(count.table, id, n) };
  return changeSeat(count, seat, { has: changed(count.seats[seat]?.has ?? {}, id, n) });
}

function changed(has: Has, id: string, n: number | null): Has {
  const { [id]: _, ...rest } = has;
  return n === null ? rest : { ...rest, [id]: n };
}

export function setDuoName(count: Count, seat: number, name: string): Count {
  return { ...count, duo: count.duo.map((each, i) => (i === seat ? { ...each, name } : each)) };
}

export function setDuoNumber(count: Count, seat: number, field: CountedField, n: number | null): Count {
  const duo = count.duo.map((each, i) => (i === seat ? { ...each, has: changed(each.has, field, n) } : each));
  return { ...count, duo };
}

export function sheetOfCount({ boxes, seats, table }: Count): CountSheet {
  return { boxes, seats: seats.map(({ traveler, has }) => ({ traveler, has })), table };
}

/** Who sits at the table, for names and colors; nobody is "you" where one device goes round. */
export function seatedIn(count: Count): Seated {
  const people =
    count.game === 'duo'
      ? count.duo.map(({ name }, i) => ({ name, color: DUO_COLORS[i] ?? i }))
      : count.seats.map(({ name, color }) => ({ name, color }));
  return { seats: people.map((person) => ({ kind: 'me', level: '', ...person })), isShared: true };
}

/** The names that were entered. */
export function namesIn(count: Count): readonly string[] {
  const names = [...count.seats, ...count.duo].map(({ name }) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

/**
 * The daily roads of this device: which table counts for a date, and what came of it. A date counts once: from when its
 * first table is laid. What cannot be read is left out.
 */

import { dateOfDailyTable, roadNumber } from '@tokaido/table';
import type { JsonStorage } from '../../app/storage.ts';
import { daysAfter } from './calendar.ts';

/** Decisions of a part of the road, by what each cost: `0` nothing, `1` less than a point, `2` more. */
export interface PartOfRoad {
  /** At its end. */
  readonly points: number;
  readonly losses: string;
}

export interface DayResult {
  readonly points: number;
  readonly place: number;
  readonly players: number;
  /** In per cent, once the game was analysed. */
  readonly accuracy?: number;
  readonly parts?: readonly PartOfRoad[];
  /** Of all walks of the bots in per cent, once there are any. */
  readonly behind?: number;
  /** Whether the record was sent to the server. */
  readonly sent?: true;
}

export interface Day {
  /** The table that counts. */
  readonly id: string;
  /** Absent while it is on the way. */
  readonly result?: DayResult;
}

export type Days = Readonly<Record<string, Day>>;

const NAME = 'daily';
const FORMAT = 1;

export function readDays(storage: JsonStorage): Days {
  const stored = storage.get(NAME);
  if (!isFields(stored) || stored['format'] !== FORMAT || !isFields(stored['days'])) return {};
  return Object.fromEntries(
    Object.entries(stored['days']).flatMap(([date, day]) => {
      const read = roadNumber(date) === null ? null : readDay(date, day);
      return read === null ? [] : [[date, read] as const];
    }),
  );
}

/** The table counts unless another one does already; answers with the one that counts. Read anew: another tab may have been first. */
export function countTable(storage: JsonStorage, date: string, id: string): string {
  const days = readDays(storage);
  const first = days[date]?.id;
  if (first !== undefined) return first;
  write(storage, { ...days, [date]: { id } });
  return id;
}

/** Adds to what came of the table that counts for a date; nothing else is ever counted. */
export function saveResult(storage: JsonStorage, date: string, id: string, result: DayResult): Days {
  const days = readDays(storage);
  const day = days[date];
  if (day?.id !== id) return days;
  const changed = { ...days, [date]: { id, result: { ...day.result, ...result } } };
  write(storage, changed);
  return changed;
}

function write(storage: JsonStorage, days: Days): void {
  storage.set(NAME, { format: FORMAT, days });
}

/** How many dates in a row are counted, up to this one; today may still be open. */
export function streakAt(days: Days, date: string): number {
  const isDone = (each: string) => days[each]?.result !== undefined;
  let at = isDone(date) ? date : daysAfter(date, -1);
  let streak = 0;
  for (; isDone(at); at = daysAfter(at, -1)) streak++;
  return streak;
}

function readDay(date: string, day: unknown): Day | null {
  if (!isFields(day) || typeof day['id'] !== 'string' || dateOfDailyTable(day['id']) !== date) return null;
  const result = readResult(day['result']);
  return result === null ? { id: day['id'] } : { id: day['id'], result };
}

function readResult(value: unknown): DayResult | null {
  if (!isFields(value)) return null;
  const { points, place, players, accuracy, parts, behind, sent } = value;
  if (!isCount(points) || !isCount(place) || !isCount(players)) return null;
  return {
    points,
    place,
    players,
    ...(isPerCent(accuracy) && { accuracy }),
    ...(Array.isArray(parts) && parts.every(isPart) && { parts }),
    ...(isPerCent(behind) && { behind }),
    ...(sent === true && { sent }),
  };
}

function isPart(value: unknown): value is PartOfRoad {
  return isFields(value) && isCount(value['points']) && /^[012]{0,200}$/.test(String(value['losses']));
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 10_000;
}

function isPerCent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Walks of the bots on this device, so that a page that is opened again goes on where it was. */

import type { JsonStorage } from '../../app/storage.ts';
import type { Distribution } from './distribution.ts';

/** By level. */
export type WalkedLevels = ReadonlyMap<string, Distribution>;

const NAME = 'dailyWalks';
const FORMAT = 1;
/** About two kilobytes a day. */
const MOST_DATES = 7;

interface Stored {
  readonly deal: string;
  readonly levels: Readonly<Record<string, readonly (readonly [points: number, count: number])[]>>;
}

/** Those on another deal of the date are worth nothing; nor is anything that cannot be read. */
export function readWalks(storage: JsonStorage, date: string, deal: string): WalkedLevels {
  const stored = datesIn(storage)[date];
  if (!isStored(stored) || stored.deal !== deal) return new Map();
  return new Map(Object.entries(stored.levels).map(([level, counts]) => [level, new Map(counts)]));
}

export function writeWalks(storage: JsonStorage, date: string, deal: string, walked: WalkedLevels): void {
  const levels = Object.fromEntries([...walked].map(([level, counts]) => [level, [...counts]]));
  const dates: Record<string, unknown> = { ...datesIn(storage), [date]: { deal, levels } };
  const kept = Object.keys(dates).sort().slice(-MOST_DATES);
  // No room, or not allowed: the next visit walks them again.
  storage.set(NAME, { format: FORMAT, dates: Object.fromEntries(kept.map((each) => [each, dates[each]])) });
}

function datesIn(storage: JsonStorage): Readonly<Record<string, unknown>> {
  const stored = storage.get(NAME);
  if (!isFields(stored) || stored['format'] !== FORMAT || !isFields(stored['dates'])) return {};
  return stored['dates'];
}

function isStored(value: unknown): value is Stored {
  if (!isFields(value) || typeof value['deal'] !== 'string' || !isFields(value['levels'])) return false;
  return Object.values(value['levels']).every(
    (counts) =>
      Array.isArray(counts) &&
      counts.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger)),
  );
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

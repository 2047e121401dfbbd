/** The count as it is stored on the device, with the one that was put away last, and names to suggest. */

import { BOXES, MAX_PLAYERS, MIN_PLAYERS, TRAVELERS } from '@tokaido/tokaido';
import type { Has } from '@tokaido/tokaido/count';
import { GAMES } from '../../app/settings.ts';
import type { JsonStorage } from '../../app/storage.ts';
import type { Count, CountSeat, DuoSeat } from './count-model.ts';
import { namesIn, newCount } from './count-model.ts';

const NAME = 'count';
const NAMES = 'countNames';
const NAME_LENGTH = 24;
const MOST_NAMES = 20;

export interface StoredCount {
  readonly count: Count;
  /** Was put away for this one, and can be had back. */
  readonly before: Count | null;
}

/** Stored as one text: an import that joins the items of two devices must not mix two counts. */
export function loadCount(storage: JsonStorage): StoredCount | null {
  const text = storage.get(NAME);
  if (typeof text !== 'string') return null;
  try {
    const { count, before } = fieldsOf(JSON.parse(text));
    if (count === undefined) return null;
    return { count: readCount(count), before: before ? readCount(before) : null };
  } catch {
    return null;
  }
}

/** Says whether it could be stored. */
export function saveCount(storage: JsonStorage, stored: StoredCount): boolean {
  return storage.set(NAME, JSON.stringify(stored)).ok;
}

/** Each part that makes no sense is replaced by that of a new count. */
export function readCount(saved: unknown): Count {
  const preset = newCount();
  const { game, boxes: savedBoxes, seats: savedSeats, table, duo: savedDuo } = fieldsOf(saved);
  const boxes = listOf(savedBoxes);
  const seats = listOf(savedSeats).slice(0, MAX_PLAYERS);
  const duo = listOf(savedDuo);
  return {
    game: GAMES.find((id) => id === game) ?? preset.game,
    boxes: [...BOXES.keys()].filter((id) => boxes.includes(id)),
    seats: seats.length < MIN_PLAYERS ? preset.seats : withOwnColors(seats.map(readSeat)),
    table: readNumbers(table),
    duo: preset.duo.map((_, i) => readDuoSeat(duo[i])),
  };
}

function fieldsOf(saved: unknown): Readonly<Record<string, unknown>> {
  return typeof saved === 'object' && saved !== null ? { ...saved } : {};
}

const listOf = (saved: unknown): readonly unknown[] => (Array.isArray(saved) ? saved : []);

function readSeat(saved: unknown): CountSeat {
  const { name, color, traveler, has } = fieldsOf(saved);
  return {
    name: readName(name),
    color: typeof color === 'number' && Number.isInteger(color) ? color : -1,
    traveler: TRAVELERS.find(({ id }) => id === traveler && id !== 'nobody')?.id ?? null,
    has: readNumbers(has),
  };
}

/** Two of one color, or none that exists: whoever comes later gets a free one. */
function withOwnColors(seats: readonly CountSeat[]): readonly CountSeat[] {
  const free = new Set(Array.from({ length: MAX_PLAYERS }, (_, i) => i));
  const own = seats.map(({ color }) => free.delete(color));
  return seats.map((seat, i) => {
    if (own[i] === true) return seat;
    const [color = i] = free;
    free.delete(color);
    return { ...seat, color };
  });
}

function readDuoSeat(saved: unknown): DuoSeat {
  const { name, has } = fieldsOf(saved);
  return { name: readName(name), has: readNumbers(has) };
}

const readName = (name: unknown) => (typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '');

function readNumbers(saved: unknown): Has {
  const entries = Object.entries(fieldsOf(saved));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Names of earlier counts, the latest first. */
export function knownNames(storage: JsonStorage): readonly string[] {
  const stored = storage.get(NAMES);
  return Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : [];
}

export function rememberNames(storage: JsonStorage, count: Count): void {
  const names = namesIn(count);
  if (names.length === 0) return;
  const others = knownNames(storage).filter((name) => !names.includes(name));
  storage.set(NAMES, [...names, ...others].slice(0, MOST_NAMES));
}

/**
 * The seats that this device holds, by table. A secret lives here and in messages to the server, never in an address.
 * Where the browser stores nothing (private windows), seats last as long as the page.
 */

import { signal } from '@preact/signals';
import { deviceStorage, onStorageChange } from '../app/storage.ts';
import { SEATS } from './seats-key.ts';

/** A seat taken at a table, and what was given to its shuffle. */
export interface HeldSeat {
  readonly secret: string;
  /** The random bytes this device added, to look for them in the finished record. */
  readonly bytes: string;
  /** When it was taken, in milliseconds since 1970. */
  readonly at: number;
  /** Nothing is left to play there: the game is over, or the table or the seat is gone. */
  readonly over?: boolean;
  /** This seat was the host's when the table was last seen here. */
  readonly host?: boolean;
  /** What was last heard of the table, for lists; see `table-note.ts`. */
  readonly note?: unknown;
}

/** A game by correspondence may last for months; a seat older than this belongs to a table long gone. */
const MAX_AGE_MS = 400 * 24 * 3600 * 1000;

type Seats = Readonly<Record<string, HeldSeat>>;

const seats = signal<Seats>(parseSeats(deviceStorage.get(SEATS), Date.now()));

/** The seat held at a table; a component that asks is drawn again when it changes. */
export function seatAt(table: string): HeldSeat | null {
  return (Object.hasOwn(seats.value, table) ? seats.value[table] : undefined) ?? null;
}

export function saveSeat(table: string, secret: string, bytes: string): void {
  write({ ...seats.value, [table]: { secret, bytes, at: Date.now(), note: seatAt(table)?.note } });
}

/** Keeps what was heard of a table beside its seat. */
export function noteSeat(table: string, note: unknown): void {
  const held = seatAt(table);
  if (held !== null) write({ ...seats.value, [table]: { ...held, note } });
}

export function forgetSeat(table: string): void {
  const { [table]: _gone, ...rest } = seats.value;
  write(rest);
}

/** The seat stays listed, but the first page asks about it no more. */
export function markOver(table: string): void {
  const held = seatAt(table);
  if (held !== null) write({ ...seats.value, [table]: { ...held, over: true } });
}

/** Remembers whether I am the host, to be told when I am no longer. */
export function markHost(table: string, host: boolean): void {
  const held = seatAt(table);
  if (held !== null && (held.host ?? false) !== host) write({ ...seats.value, [table]: { ...held, host } });
}

/** A rematch knows its people by the same secrets. */
export function copySeat(from: string, to: string): void {
  const held = seatAt(from);
  if (held !== null && seatAt(to) === null) saveSeat(to, held.secret, '');
}

export function seatedTables(): readonly string[] {
  return Object.entries(seats.value)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([table]) => table);
}

/** Sixteen random bytes in hexadecimal digits: what one person adds to the shuffle. */
export function randomBytes(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function write(next: Seats): void {
  seats.value = next;
  // Full or blocked: the seat lasts as long as this page.
  deviceStorage.set(SEATS, next);
}

/** What was stored, without whatever is unreadable or too old. */
export function parseSeats(stored: unknown, now: number): Seats {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, HeldSeat] => isHeld(entry[1], now)),
  );
}

function isHeld(value: unknown, now: number): value is HeldSeat {
  if (typeof value !== 'object' || value === null) return false;
  const { secret, bytes, at } = value as Partial<Record<keyof HeldSeat, unknown>>;
  return (
    typeof secret === 'string' && typeof bytes === 'string' && typeof at === 'number' && now - at < MAX_AGE_MS
  );
}

// Another tab may have taken or left a seat.
onStorageChange(SEATS, (value) => {
  seats.value = parseSeats(value, Date.now());
});

/**
 * The seats that this device holds, by table. A secret lives here and in the messages to the server, and never
 * in an address. Where the browser keeps nothing (private windows), seats last as long as the page.
 */

import { signal } from '@preact/signals';
import { SEATS_KEY } from './seats-key.ts';

/** A seat taken at a table, and what was given to its shuffle. */
export interface Held {
  readonly secret: string;
  /** The random bytes this device added, to look for them in the finished record. */
  readonly bytes: string;
  /** When it was taken, in milliseconds since 1970. */
  readonly at: number;
  /** Nothing is left to play there: the game is over, or the table or the seat is gone. */
  readonly over?: boolean;
}

/** A by-letter game may last for months; a seat older than that belongs to a table long gone. */
const KEPT = 400 * 24 * 3600 * 1000;

type Seats = Readonly<Record<string, Held>>;

const seats = signal<Seats>(read());

/** The seat held at a table; a component that asks is drawn again when it changes. */
export function heldAt(table: string): Held | null {
  return Object.hasOwn(seats.value, table) ? seats.value[table] : null;
}

export function hold(table: string, secret: string, bytes: string): void {
  write({ ...seats.value, [table]: { secret, bytes, at: Date.now() } });
}

export function release(table: string): void {
  const { [table]: _gone, ...rest } = seats.value;
  write(rest);
}

/** The seat stays listed, but the first page asks about it no more. */
export function markOver(table: string): void {
  const held = heldAt(table);
  if (held !== null) write({ ...seats.value, [table]: { ...held, over: true } });
}

/** A rematch knows its people by the same secrets. */
export function carryOver(from: string, to: string): void {
  const held = heldAt(from);
  if (held !== null && heldAt(to) === null) hold(to, held.secret, '');
}

export function heldTables(): readonly string[] {
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
  try {
    localStorage.setItem(SEATS_KEY, JSON.stringify(next));
  } catch {
    // Full or forbidden: the seat is kept for this page only.
  }
}

function read(): Seats {
  try {
    return parseSeats(localStorage.getItem(SEATS_KEY), Date.now());
  } catch {
    return {};
  }
}

/** What was stored, without whatever is unreadable or too old. */
export function parseSeats(text: string | null, now: number): Seats {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, Held] => isHeld(entry[1], now)),
  );
}

function isHeld(value: unknown, now: number): value is Held {
  if (typeof value !== 'object' || value === null) return false;
  const { secret, bytes, at } = value as Partial<Record<keyof Held, unknown>>;
  return typeof secret === 'string' && typeof bytes === 'string' && typeof at === 'number' && now - at < KEPT;
}

// Another tab may have taken or left a seat.
if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (event instanceof StorageEvent && (event.key === SEATS_KEY || event.key === null))
      seats.value = read();
  });
}

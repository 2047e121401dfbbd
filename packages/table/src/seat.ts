/** A seat of a table: open, closed, or taken by a person or a bot. */

import type { Sitter } from './entries.ts';

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

export function emptySeat(kind: Seat['kind'], color: number): Seat {
  const empty = { name: '', key: '', level: '', bytes: '', standIn: false, lapses: 0, bank: 0 };
  return { ...empty, kind, ready: kind === 'bot', votes: [], color, sat: 0 };
}

/** A bot: its level, and its temper where it has one. */
interface Character {
  readonly level: string;
  readonly temper?: string | undefined;
}

export function botSeat(color: number, { level, temper }: Character): Seat {
  return { ...emptySeat('bot', color), level, ...(temper !== undefined && { temper }) };
}

/** A bot in words, as the bots read them: `porter`, or `porter+collector`. */
export function botWords({ level, temper }: Character): string {
  return temper === undefined ? level : `${level}+${temper}`;
}

export function seated(who: Sitter, color: number, sat: number): Seat {
  return { ...emptySeat('person', color), ...who, sat };
}

/** A bot decides here: its own seat, or in place of a person. */
export function isBotSeat(seat: Seat): boolean {
  return seat.kind === 'bot' || seat.standIn;
}

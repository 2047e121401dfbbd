/** What sentences are about: a position as one seat sees it, a line of the journal, and who sits where. */

import type { Pending, View } from '@tokaido/kernel';

/** A position from one seat. A client may know more of the pending decision: `T`. */
export interface SeenState<S, T extends Pending = Pending> {
  /** My seat; −1 when I watch. */
  readonly me: number;
  readonly view: View;
  /** Looks like the view; what the view hides is dealt in some possible way and must never be shown. */
  readonly s: S;
  /** What is asked, of whomever it is asked; null when the game is over. */
  readonly turn: T | null;
  /** True when I must decide and everything before has been shown. */
  readonly mine: boolean;
  /** The open actions in the words of a record; empty unless `mine`. */
  readonly legal: readonly string[];
}

/** A line of the journal: one thing that happened at the table, with its events in order. */
export interface JournalLine<E> {
  /** Its number in the table's log. */
  readonly n: number;
  /** Who did it; −1 for the table itself. */
  readonly seat: number;
  /** `act` a decision, `undo` a decision taken back, `lobby` a change of seats. */
  readonly kind: 'begin' | 'act' | 'undo' | 'lobby';
  /** Whether a bot decided: one of its own seat, or one that plays for a person. */
  readonly by: 'person' | 'bot' | 'stand-in';
  readonly events: readonly E[];
  /** `undo`: the number of the entry that was taken back. */
  readonly back?: number | undefined;
}

/** Who sits at a table. */
export interface Seated {
  readonly seats: readonly SeatedPlayer[];
  /** Several of them hold one device in turn, so that none of them is `you`. */
  readonly isShared?: boolean;
}

export interface SeatedPlayer {
  readonly kind: string;
  /** Empty where the table knows no name. */
  readonly name: string;
  /** The level of a bot, and its temper where it has one. */
  readonly level: string;
  readonly temper?: string | undefined;
  /** By which color the seat is known; its own number where the table does not say. */
  readonly color?: number | undefined;
}

/** An action in words. */
export interface Phrase {
  readonly name: string;
  /** A word or two, for a list of what comes next. */
  readonly short?: string;
  /** What kind of thing it is about. */
  readonly is?: string;
  /** What it costs or does, where the name does not say it. */
  readonly note?: string;
}

/** What would change for me if I took an action, over everything that may come. */
export interface Forecast {
  readonly points: readonly [least: number, most: number];
  readonly coins: readonly [least: number, most: number];
  readonly ends: boolean;
}

/** What the words of Tokaido are about: a position as one seat sees it, a line of the journal, a forecast. */

import type { View } from '@tokaido/kernel';
import type { News, Turn } from '@tokaido/table';
import type { Event, State } from '@tokaido/tokaido';

/** The position as it is shown, from the seat of this device. */
export interface Seen {
  /** My seat; −1 when I watch. */
  readonly me: number;
  readonly view: View;
  /** Looks like the view; what the view hides is dealt in some possible way and must never be shown. */
  readonly s: State;
  /** What is asked, of whomever it is asked; null when the game is over. */
  readonly turn: Turn | null;
  /** True when I must decide and everything before has been shown. */
  readonly mine: boolean;
  /** The open actions in the words of a record; empty unless `mine`. */
  readonly legal: readonly string[];
}

/** A line of the journal: one entry of the table's log with its events, in order, none taken back. */
export interface Line extends Omit<News, 'events'> {
  readonly events: readonly Event[];
}

/** What would change for me if I took an action, over everything that may come. */
export interface Forecast {
  readonly points: readonly [least: number, most: number];
  readonly coins: readonly [least: number, most: number];
  readonly ends: boolean;
}

/** A position as a table shows it, the lines that led to it, and the types that a game fills in. */

import type { State, View } from '@tokaido/kernel';
import type { News, TableInfo, Turn } from '@tokaido/table';

/** Any game's events have at least a type. */
export interface GameEvent {
  readonly type: string;
}

/** What a game fills the table with: its state, its events, and what is asked with the details of each decision. */
export interface GameTypes {
  readonly state: State;
  readonly event: GameEvent;
  readonly turn: Turn;
}

/** What is public of a table, as this device knows it. */
export interface DeviceInfo extends TableInfo {
  /** Several people hold the device in turn: everybody is called by their name, nobody is `you`. */
  readonly isShared?: boolean;
}

/** Hangs until the device is in the hands of the person who must decide. */
export interface Curtain {
  readonly seat: number;
  /** Hides the whole table, since something private is about to be shown; a short one hides nothing. */
  readonly isLong: boolean;
}

/** The position as it is shown, from the seat of this device. */
export interface Seen<G extends GameTypes = GameTypes> {
  /** My seat; −1 when I watch. */
  readonly me: number;
  readonly view: View;
  /** Looks like the view; what the view hides is dealt in some possible way and must never be shown. */
  readonly s: G['state'];
  /** What is asked, of me or of somebody else; null when the game is over. */
  readonly turn: G['turn'] | null;
  /** True when I must decide and everything before has been shown. */
  readonly mine: boolean;
  /** The open actions in the words of a record; empty unless `mine`. */
  readonly legal: readonly string[];
}

/** A line of the journal: one entry of the table's log with its events, in order, none taken back. */
export interface Line<G extends GameTypes = GameTypes> extends Omit<News, 'events'> {
  readonly events: readonly G['event'][];
}

/** What somebody did in one go: a walk and all that came of it, line by line. */
export interface Move<G extends GameTypes = GameTypes> {
  readonly seat: number;
  readonly lines: readonly Line<G>[];
}

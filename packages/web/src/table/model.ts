/**
 * A table as the screens see it: signals to draw from and functions to act with. It holds no rule: legality and
 * reasons come from the engine of the table's game, asked on a state rebuilt from the view. `connectTable` makes one
 * for a live table. Whatever shows positions in another way, such as a replay, provides a model of its own: one in
 * which nothing is `mine` is read-only, and one that lists fewer `legal` actions allows only those.
 */

import type { ReadonlySignal } from '@preact/signals';
import type { Reason, Score, State, View } from '@tokaido/kernel';
import type { Clock, Command, News, Refused, Said, TableInfo, Turn } from '@tokaido/table';
import type { LinkState } from '../connection/link.ts';

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

export interface TableModel<G extends GameTypes = GameTypes> {
  readonly info: ReadonlySignal<TableInfo>;
  /** My seat as far as the table is concerned; −1 when I watch. */
  readonly you: ReadonlySignal<number>;
  readonly host: ReadonlySignal<boolean>;
  /** The position that is being shown; it follows the true one move by move. Null before the game. */
  readonly seen: ReadonlySignal<Seen<G> | null>;
  readonly scores: ReadonlySignal<readonly Score[]>;
  /** `since` is when it arrived, by `performance.now()`: so much of `left` has gone by. */
  readonly clock: ReadonlySignal<(Clock & { readonly since: number }) | null>;
  readonly present: ReadonlySignal<readonly boolean[]>;
  readonly journal: ReadonlySignal<readonly Line<G>[]>;
  /** What was said last, oldest first, without those I do not want to hear. */
  readonly talk: ReadonlySignal<readonly Said[]>;
  /** The lines since I last decided: what the strip "while you waited" shows. */
  readonly news: ReadonlySignal<readonly Line<G>[]>;
  /** The line being shown right now, for its animation; null when all is at rest. */
  readonly playing: ReadonlySignal<Line<G> | null>;
  readonly link: ReadonlySignal<LinkState>;
  /** A decision, an undo or the start of the game is on its way: nothing else can be decided until then. */
  readonly busy: ReadonlySignal<boolean>;
  /** The last refusal, until the next command. */
  readonly refused: ReadonlySignal<Refused | null>;
  /** Hot seat: the seat that the device must be handed to before anything private is shown; null when none. */
  readonly curtain: ReadonlySignal<number | null>;
  /** Whether the table is stored on this device: no clock, no link, undo against bots. */
  readonly local: boolean;

  /** Takes an action in the words of a record, such as `travel 17` or `buy sake gofu`. */
  act(action: string): Promise<Refused | null>;
  undo(): Promise<Refused | null>;
  /** Why an action is closed to me now; null when it is open. */
  explain(action: string): Reason | null;
  /** What our best player would do, thought over in a worker; null where it is not my turn. */
  hint(): Promise<{ readonly action: string; readonly ahead: number | null } | null>;
  command(command: Command): Promise<Refused | null>;
  /** Shows the latest position at once. Any input of the player does that first. */
  skip(): void;
  liftCurtain(): void;
  /** The record as text, for download; the seed is in it once the game is over. */
  record(): Promise<string>;
  close(): void;
}

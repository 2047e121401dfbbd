/**
 * A table as the screens see it: signals to draw from and functions to act with. It holds no rule: legality
 * and reasons come from the engine, asked on a state rebuilt from the view. `connectTable` makes one, see `connect.ts`.
 */

import type { ReadonlySignal } from '@preact/signals';
import type { Reason, Score } from '@tokaido/kernel';
import type { Clock, Command, Refused, TableInfo, Turn } from '@tokaido/table';
import type { TokaidoDecision } from '@tokaido/tokaido';
import type { Forecast, Line, Seen as SeenBy } from '@tokaido/words/tokaido';
import type { LinkState } from '../connection/link.ts';

export type { Forecast, Line };
/** What is asked, with the details that the name of the decision promises. */
export type TokaidoTurn = Omit<Turn, 'decision' | 'details'> & TokaidoDecision;
export type Seen = SeenBy<TokaidoTurn>;

/** How far somebody may walk before I move again, if I go where I look. */
export interface TurnCost {
  readonly seat: number;
  /** The most stops he may make before it is my turn again. */
  readonly stops: number;
}

export interface TableModel {
  readonly info: ReadonlySignal<TableInfo>;
  /** My seat as far as the table is concerned; −1 when I watch. */
  readonly you: ReadonlySignal<number>;
  readonly host: ReadonlySignal<boolean>;
  /** The position that is being shown; it follows the true one move by move. Null before the game. */
  readonly seen: ReadonlySignal<Seen | null>;
  readonly scores: ReadonlySignal<readonly Score[]>;
  /** `since` is when it arrived, by `performance.now()`: so much of `left` has gone by. */
  readonly clock: ReadonlySignal<(Clock & { readonly since: number }) | null>;
  readonly present: ReadonlySignal<readonly boolean[]>;
  /** Without the words of those I do not want to hear. */
  readonly journal: ReadonlySignal<readonly Line[]>;
  /** The lines since I last decided: what the strip "while you waited" shows. */
  readonly news: ReadonlySignal<readonly Line[]>;
  /** The line being shown right now, for its animation; null when all is at rest. */
  readonly playing: ReadonlySignal<Line | null>;
  readonly link: ReadonlySignal<LinkState>;
  /** A decision, the taking back of one, or the start is on its way: nothing else can be decided until then. */
  readonly busy: ReadonlySignal<boolean>;
  /** The last refusal, until the next command. */
  readonly refused: ReadonlySignal<Refused | null>;
  /** Hot seat: the seat that the device must be handed to before anything private is shown; null when none. */
  readonly curtain: ReadonlySignal<number | null>;
  /** Whether it is kept on this device: no clock, no link, undo against bots. */
  readonly local: boolean;

  /** Takes an action in the words of a record, such as `travel 17` or `buy sake gofu`. */
  act(action: string): Promise<Refused | null>;
  undo(): Promise<Refused | null>;
  /** Why an action is closed to me now; null when it is open. */
  explain(action: string): Reason | null;
  forecast(action: string): Forecast;
  turnCost(action: string): readonly TurnCost[];
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

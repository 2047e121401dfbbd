/**
 * A table as the screens see it: signals to draw from and functions to act with. It holds no rule: legality and
 * reasons come from the engine of the table's game, asked on a state rebuilt from the view. `connectTable` makes one
 * for a live table. Whatever shows positions in another way, such as a replay, provides a model of its own: one in
 * which nothing is `mine` is read-only, and one that lists fewer `legal` actions allows only those.
 */

import type { ReadonlySignal } from '@preact/signals';
import type { Hint } from '@tokaido/bots';
import type { Reason, Score } from '@tokaido/kernel';
import type { Clock, Command, Refused, Said } from '@tokaido/table';
import type { LinkState } from '../connection/link.ts';
import type { PointsSoFar } from '../worker/messages.ts';
import type { HeldHighlight } from './highlights/highlight.ts';
import type { OnlineParts } from './online.ts';
import type { Curtain, DeviceInfo, GameTypes, Line, Move, Seen } from './position.ts';

export type { Curtain, DeviceInfo, GameEvent, GameTypes, Line, Move, Seen } from './position.ts';

export interface TableModel<G extends GameTypes = GameTypes> {
  readonly info: ReadonlySignal<DeviceInfo>;
  /** My seat as far as the table is concerned; −1 when I watch. */
  readonly you: ReadonlySignal<number>;
  readonly host: ReadonlySignal<boolean>;
  /** Whether the host has removed me; absent where there is no host. */
  readonly removed?: ReadonlySignal<boolean>;
  /** The position that is being shown; it follows the true one move by move. Null before the game. */
  readonly seen: ReadonlySignal<Seen<G> | null>;
  readonly scores: ReadonlySignal<readonly Score[]>;
  /** `since` is when it arrived, by `performance.now()`: so much of `left` has gone by. */
  readonly clock: ReadonlySignal<(Clock & { readonly since: number }) | null>;
  readonly present: ReadonlySignal<readonly boolean[]>;
  /** How many only watch; absent where nobody can. */
  readonly watching?: ReadonlySignal<number>;
  readonly journal: ReadonlySignal<readonly Line<G>[]>;
  /** What was said last, oldest first, without those I do not want to hear. */
  readonly talk: ReadonlySignal<readonly Said[]>;
  /** What the others did since my last move, oldest first: what "while you waited" shows. */
  readonly news: ReadonlySignal<readonly Move<G>[]>;
  /** The position that my last move led from, to compare with; null where there was none on this page. */
  readonly since: ReadonlySignal<Seen<G> | null>;
  /** The line being shown right now, for its animation; null when all is at rest. */
  readonly playing: ReadonlySignal<Line<G> | null>;
  /** What is shown by itself now, and waits for its time or a press; nothing is `mine` meanwhile. */
  readonly highlight: ReadonlySignal<HeldHighlight<G> | null>;
  /** Whether there is, or soon will be, something to skip: others move, and nobody waits for a person. */
  readonly canSkip: ReadonlySignal<boolean>;
  /** How long, in milliseconds, bots leave me now to take my last decision back; null when none waits for that. */
  readonly undoTime: ReadonlySignal<number | null>;
  readonly link: ReadonlySignal<LinkState>;
  /** A decision, an undo or the start of the game is on its way: nothing else can be decided until then. */
  readonly busy: ReadonlySignal<boolean>;
  /** The last refusal, until the next command. */
  readonly refused: ReadonlySignal<Refused | null>;
  /** Hot seat: whom the device must be handed to before anything is asked; nothing is `mine` meanwhile. */
  readonly curtain: ReadonlySignal<Curtain | null>;
  /** What only a table of the server has; absent elsewhere. */
  readonly online?: OnlineParts;
  /** Whether the table is stored on this device: no clock, no link, undo against bots. */
  readonly local: boolean;
  /** Whether things may explain themselves here the first time they come up; not in a lesson, which does it itself. */
  readonly explains?: boolean;

  /** Takes an action in the words of a record, such as `travel 17` or `buy sake gofu`. */
  act(action: string): Promise<Refused | null>;
  undo(): Promise<Refused | null>;
  /** Why an action is closed to me now; null when it is open. */
  explain(action: string): Reason | null;
  /** What our best player thinks of my choices, thought over in a worker; null where it is not my turn. */
  hint(): Promise<Hint | null>;
  /**
   * The expected final points of my choices, a little further worked out than the last time; null as above. Absent
   * where nobody is advised.
   */
  points?(): Promise<PointsSoFar | null>;
  command(command: Command): Promise<Refused | null>;
  /** Shows the latest position at once, but for results of mine, and waits no longer for an undo. */
  skip(): void;
  /** Ends the highlight that stands. */
  goOn(): void;
  /** Highlights are held for as long as a screen draws them: until the returned function is called. */
  holdHighlights(): () => void;
  /** The person of the curtain's seat holds the device. */
  liftCurtain(): void;
  /** Where the moment of a line can be seen again; absent where it cannot, as in a game that is being played. */
  addressOf?(line: Line<G>): string | null;
  /** The record as text, for download; the seed is in it once the game is over. */
  record(): Promise<string>;
  close(): void;
}

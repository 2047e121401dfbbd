/** What a game shows of itself so that a person can play it in a terminal. No rules live here. */

import type { Reason, State } from '@tokaido/kernel';
import type { SeenState } from '@tokaido/words';
import type { GameSupport } from '../games/game-support.ts';
import type { TextStyle, Tint } from '../terminal/text-style.ts';

export type Seen<S extends State = State> = SeenState<S>;

/** Something that is always to be seen: short for the eye, a sentence for the ear. */
export interface Fact {
  readonly short: string;
  readonly full: string;
}

/** A choice in words for people. */
export interface Choice {
  readonly name: string;
  /** For the second half of a line, where it stands beside another. */
  readonly short?: string;
  readonly glyph?: string;
  readonly tint?: Tint;
  /** Who is there already. */
  readonly who?: string;
  /** What it does, beyond points and coins. */
  readonly note?: string;
}

export interface GameHint {
  /** The best action, in the words of a record. */
  readonly action: string;
  readonly reasons: readonly string[];
}

export interface TerminalGame<S extends State = State> {
  /** Where the game stands, for the first line. */
  title(seen: Seen<S>): string;
  /** Groups of facts; a group is a line for the eye. */
  facts(seen: Seen<S>, style: TextStyle): Fact[][];
  question(seen: Seen<S>): string;
  /** Actions in the words of a record, open or closed, that have a row, in this order. */
  candidates(seen: Seen<S>): string[];
  /** Several actions as one, where they can be taken together. */
  combine(actions: readonly string[]): string | null;
  choice(seen: Seen<S>, action: string, style: TextStyle): Choice;
  /** What an open action brings, where the game says more than points and coins. */
  gain?(seen: Seen<S>, action: string, style: TextStyle): string;
  reason(seen: Seen<S>, reason: Reason): string;
  /** Closed for a reason that nobody would ask about. */
  isIdle(reason: Reason): boolean;
  /** Whether what comes after an action is told with it, when it is this decision. */
  looksAhead(decision: string): boolean;
  /** A hint with its reasons; `game` is the one that is played, on its board. */
  hint(seen: Seen<S>, game: GameSupport['game']): GameHint;
  /** What the help says beside the keys. */
  help?(seen: Seen<S>, style: TextStyle): string[];
  /** Longer pages, asked for by a letter. */
  collections(seen: Seen<S>, style: TextStyle): string[];
  decks(seen: Seen<S>, style: TextStyle): string[];
  map(seen: Seen<S>, style: TextStyle): string[];
}

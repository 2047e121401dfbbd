/** What a game must show and say of itself so that a person can play it in a terminal. No rules live here. */

import type { Pending, Reason, State, View } from '@tokaido/kernel';
import type { Journal, Standing } from '../journal.ts';
import type { Ink, Tint } from './ink.ts';

/** A decision as the person who must take it sees it. */
export interface Seen<S extends State = State> {
  readonly me: number;
  readonly view: View;
  /** Looks like the view; what the view hides is dealt in some possible way and must not be shown. */
  readonly s: S;
  readonly pending: Pending;
  readonly legal: readonly number[];
}

/** Something that is always to be seen: short for the eye, a sentence for the ear. */
export interface Fact {
  readonly short: string;
  readonly full: string;
}

/** An action in words for people. */
export interface Phrase {
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

export interface Face<S extends State = State, E = unknown> {
  /** Where the game stands, for the first line. */
  title(seen: Seen<S>): string;
  /** Groups of facts; a group is a line for the eye. */
  facts(seen: Seen<S>, ink: Ink): Fact[][];
  question(seen: Seen<S>): string;
  /** Actions in the words of a record, open or closed, that have a row, in this order. */
  candidates(seen: Seen<S>): string[];
  /** Whether an action is a set of others, chosen by several numbers. */
  isSet(words: string): boolean;
  /** Several actions as one, where they can be taken together. */
  combine(words: readonly string[]): string | null;
  phrase(seen: Seen<S>, words: string, ink: Ink): Phrase;
  reason(s: S, reason: Reason): string;
  /** Closed for a reason that nobody would ask about. */
  isIdle(reason: Reason): boolean;
  /** Whether what comes after an action is told with it, when it is this decision. */
  looksAhead(decision: string): boolean;
  /** Longer pages, asked for by a letter. */
  collections(seen: Seen<S>, ink: Ink): string[];
  decks(seen: Seen<S>, ink: Ink): string[];
  map(seen: Seen<S>, ink: Ink): string[];
  name(s: S, seat: number): string;
  sourceName(source: string): string;
  teller(me: number, ink: Ink, standing: Standing): Journal<E>;
}

/** The verb and the objects of an action in words; `-` stands for none. */
export function wordsOf(action: string): readonly [verb: string, objects: readonly string[]] {
  const [verb = '', ...objects] = action.split(' ');
  return [verb, objects];
}

/**
 * The contract: everything that server, browser, bots, command line and tests may ask of a game, and what a game must
 * write by hand.
 */

import type { Chance } from './chance.ts';
import type { Actions, Dealer, Details, Frames, Reason } from './frames.ts';
import { EVERYBODY } from './frames.ts';
import type { FamilyView, Layout, Rng } from './layout.ts';
import type { Result } from './result.ts';
import type { RulesVersions } from './rules-version.ts';
import type { ViewChanges } from './view-changes.ts';

export interface State {
  /** All there is of the game, see `layout.ts`. */
  readonly m: number[];
}

/** A decision by its name, such as `travel` or `buy`, and what it is about. Each game lists its own. */
export interface Decision {
  readonly decision: string;
  /** Public and plain: `{ mover }`, `{ offer }`; empty where the name is enough. */
  readonly details: Details;
}

/** The decision that somebody must take. */
export type Pending<D extends Decision = Decision> = D & {
  readonly seat: number;
  /** Counts the decisions of the game; a request must carry the number it answers. */
  readonly number: number;
};

/** What one seat, or a spectator, may know. Plain data, built from what is public and what was seen. */
export interface View {
  readonly game: string;
  readonly who: number;
  readonly size: number;
  readonly table: Readonly<Record<string, number | readonly number[]>>;
  readonly seats: readonly Readonly<Record<string, number | readonly number[]>>[];
  readonly frames: readonly number[];
  readonly hidden: Readonly<Record<string, FamilyView>>;
}

export interface Score {
  readonly seat: number;
  readonly points: number;
  /** Place from 1; shared places are equal. */
  readonly place: number;
  /** Points by source; they add up to `points`. */
  readonly by: Readonly<Record<string, number>>;
}

export interface Request {
  readonly seat: number;
  /** The number of the decision that is answered. */
  readonly number: number;
  /** The action in words, as in a record. */
  readonly action: string;
}

export type Refusal =
  | { readonly why: 'over' }
  | { readonly why: 'not-your-turn'; readonly turn: number }
  | { readonly why: 'stale'; readonly number: number }
  | { readonly why: 'unreadable' }
  | { readonly why: 'closed'; readonly reason: Reason };

/** What a game must write by hand. */
export interface Rules<S extends State, O, E> extends RulesVersions {
  readonly id: string;
  /** Grows whenever the layout of a state changes: an encoded state of another format is refused. */
  readonly format: number;
  readonly layout: Layout;
  readonly frames: Frames<S, E>;
  /** The names of the chance streams; their order is their number. */
  readonly streams: readonly string[];
  wrap(m: number[]): S;
  /** A fresh state with its first frames, before any automatic step has run; it notes the rules version. */
  begin(options: O, d: Dealer<E>, version: number): S;
  /** The rules version that a state began under: what has changed since must not change for it. */
  versionOf(s: S): number;
  decisionNumber(s: S): number;
  countDecision(s: S): void;
  seats(s: S): number;
  scores(s: S): Score[];
  /** Re-deals the `own` fields of the other seats. */
  redealOwn(s: S, seat: number, rng: Rng): void;
  /** A quick check whether a state from outside can belong to this game. */
  isSound?(s: S): boolean;
  /**
   * Throws where parts of the game have not been loaded yet: a position that cannot be read may be one of theirs.
   * Absent where everything is here from the start.
   */
  requireAll?(): void;
  /** The options a state was begun with. */
  optionsOf(s: S): O;
  /** Options in one line of words, and back; the error says what to write instead. */
  optionWords(options: O): string;
  parseOptions(words: string): Result<O>;
  /** An action in words, and back; a number that is no action has none, words that are none give null. */
  describe(action: number): string;
  parse(words: string): number | null;
  /** A chance outcome in words, and back; `low`/`high` are the outcomes that are possible. */
  outcomeWord(stream: number, value: number): string;
  parseOutcome(stream: number, word: string, low: number, high: number): number | null;
}

export interface Game<S extends State, O, E, D extends Decision = Decision> extends RulesVersions {
  readonly id: string;
  readonly rules: Rules<S, O, E>;
  /** A game that began elsewhere brings its rules version, which must be one that can be played. */
  setup(options: O, d: Dealer<E>, version?: number): S;
  /** Names the decision and its details; `frames.seat` is faster where only the seat is needed. */
  pending(s: S): Pending<D> | null;
  legal(s: S, out: Actions): number;
  /** Trusts its caller: the action must be legal. */
  play(s: S, action: number, d: Dealer<E>): void;
  /** Checks everything; a refusal changes nothing. */
  submit(s: S, request: Request, d: Dealer<E>): Result<undefined, Refusal>;
  /** Why an action is closed to a seat; null when it is open. */
  explain(s: S, seat: number, action: number): Reason | null;
  isOver(s: S): boolean;
  scores(s: S): Score[];
  observe(s: S, who: number): View;
  /** How the views change from one state to a later one of the same game. */
  viewChanges(before: S, after: S): ViewChanges;
  /** A state that looks like `view` to its seat; the rest is dealt in some possible way. */
  fromView(view: View): S;
  /** Re-deals, in place, everything that `seat` cannot know. */
  determinize(s: S, seat: number, rng: Rng): void;
  clone(s: S): S;
  copyInto(target: S, source: S): void;
  hash(s: S): number;
  encode(s: S): string;
  /** Null for a text that is not an encoded state of this game. */
  decode(text: string): S | null;
}

/** A dealer that tells nobody. */
export function silent(chance: Chance): Dealer {
  return { chance, tell: null };
}

/** Whether an event told to `audience` reaches `who`. */
export function reaches(audience: number, who: number): boolean {
  return audience === EVERYBODY || (who >= 0 && ((audience >> who) & 1) === 1);
}

/** What a game gives to the test kit. The kit knows nothing of a game but the contract. */

import type { Game, State } from '../game.ts';

export interface Kit<S extends State, O, E> {
  readonly game: Game<S, O, E>;
  /** Every mix of options that is worth playing. */
  readonly tables: readonly O[];
  /** Checks a position beyond the contract; returns a sentence if something is wrong. */
  broken(s: S): string | null;
  /** No game takes more decisions than this. */
  readonly longest: number;
  /** Events of open chance that leave no trace in any view, such as a throw that changes nothing. */
  readonly passing?: (event: E) => boolean;
  /**
   * What becomes of an answer to the pending decision: `hidden` while nobody else may know which it was, `shown` if it
   * brings to light what others had hidden. Null, or absent: as everywhere else, the answer is open and nothing more.
   */
  readonly secrecy?: (s: S) => 'hidden' | 'shown' | null;
  /** Events told to one seat that looks at cards without having acted, because somebody else had to answer first. */
  readonly looks?: (event: E) => boolean;
  /** Chooses among the legal actions; uniform when absent. */
  readonly taste?: (s: S, actions: readonly number[], below: (n: number) => number) => number;
}

/** A failure that says how to reproduce it. */
export class Broken extends Error {
  constructor(kit: { readonly game: { readonly id: string } }, seed: number, table: string, problem: string) {
    super(`${kit.game.id} [seed ${seed}; ${table}]: ${problem}`);
  }
}

/** What a hint says: choices with their reasons, and how sure that is. */

import type { HintTerm } from './hint-term.ts';

export interface HintChoice {
  /** In the words of a record. */
  readonly action: string;
  /** The sum of the terms. */
  readonly points: number;
  readonly terms: readonly HintTerm[];
  /** In how many of the tries it came out best. */
  readonly best: number;
}

export interface Hint {
  /** The best first, three at most. */
  readonly choices: readonly HintChoice[];
  readonly tries: number;
  /** How many points more than the second it brings in the mean of the tries; null where it is alone. */
  readonly ahead: number | null;
  /** The standard error of `ahead`; 0 where nothing was left to chance. */
  readonly error: number;
  /** Whether the sums of the terms put the choices into the same order. */
  readonly agrees: boolean;
  /** What speaks most for the best choice, as a code that does not name it. */
  readonly nudge: string;
}

/**
 * Tables whose game branches off another one, see the kernel's `branch.ts`. Most programs never have one, and reading
 * a record takes code that a first move need not wait for: whoever has such tables adds it first.
 */

import type { BranchStart } from './branch-start.ts';
import type { AnyGame } from './games.ts';
import type { Match, Told } from './match.ts';

export interface Begun {
  readonly match: Match;
  readonly told: readonly Told[];
}

/** The game of a branch, up to the position in which it left; `n` is the number of the entry that begins it. */
export type BeginBranch = (game: AnyGame, start: BranchStart, n: number) => Begun;

/** Null in a program that knows no branches. */
export const branching: { begin: BeginBranch | null } = { begin: null };

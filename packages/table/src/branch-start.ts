/** Where the game of a table leaves another one, see the kernel's `branch.ts`. */

import type { BranchWish } from '@tokaido/kernel';

/** Its log holds the whole game that it leaves, so it does not need it to be there. */
export interface BranchStart extends BranchWish {
  /** The record of that game, as text. */
  readonly record: string;
  /** The address of its replay; empty where that is not known. */
  readonly parent: string;
}

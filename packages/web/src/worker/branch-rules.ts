/** How a table begins in the middle of another game. Loaded with the first that does: most games never branch. */

import { branching, branchMatch } from '@tokaido/table';

export function addBranches(): void {
  branching.begin = branchMatch;
}

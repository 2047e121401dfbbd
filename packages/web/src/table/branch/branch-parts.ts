/** The parts of a branch that an end screen may need: most games are none. */

import { later } from '../../app/load-later.tsx';
import { openBranch } from './open-branch.ts';

export const BranchResult = later(async () => (await import('./result.tsx')).BranchResult);

/** Another branch from the moment at which this one began; its address. */
export async function branchAgain(id: string): Promise<string> {
  return `/g/${await openBranch(id)}`;
}

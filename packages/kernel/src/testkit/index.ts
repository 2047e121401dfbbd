/** Tests that any game of the kernel must pass. */

export type { BranchesCompared } from './branches.ts';
export { compareBranches } from './branches.ts';
export type { Kit } from './kit.ts';
export type { Compared } from './non-interference.ts';
export { compareWorlds } from './non-interference.ts';
export type { Played } from './properties.ts';
export { playAndCheck } from './properties.ts';

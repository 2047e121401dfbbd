/** Tests that any game of the kernel must pass. */

export type { Kit } from './kit.ts';
export type { Compared } from './non-interference.ts';
export { compareWorlds } from './non-interference.ts';
export type { Played } from './properties.ts';
export { playAndCheck } from './properties.ts';

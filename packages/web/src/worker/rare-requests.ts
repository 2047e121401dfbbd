/** What is rarely asked of the tables of a device, and loaded with the first of it: a first move waits for none of it. */

export { openBranch } from './branch.ts';
export { openingError } from './opening-error.ts';
export { recordIn } from './record.ts';
export { remove } from './remove.ts';

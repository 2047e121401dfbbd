/**
 * The boxes are fetched when a table is first played with one. The build of the browser client takes this file for
 * `boxes-at-start.ts`, so that a base game waits for nothing that it does not need.
 */

import type { BoxContent } from './box.ts';
import type * as atStart from './boxes-at-start.ts';

export const boxesAtStart: typeof atStart.boxesAtStart = null;

export const fetchBoxes: typeof atStart.fetchBoxes = async () => {
  const contents: readonly BoxContent[] = Object.values(await import('./boxes.ts'));
  return contents;
};

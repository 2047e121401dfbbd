/** The boxes are part of the game from the start: on a server, in a terminal, for bots, in tests. */

import type { BoxContent } from './box.ts';
import * as boxes from './boxes.ts';

/** Null where they are fetched later; the build of the browser client takes `boxes-on-demand.ts` for this file. */
export const boxesAtStart: readonly BoxContent[] | null = Object.values(boxes);

export async function fetchBoxes(): Promise<readonly BoxContent[]> {
  return boxesAtStart ?? [];
}

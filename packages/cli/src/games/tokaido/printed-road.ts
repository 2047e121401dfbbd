/** The road as printed, whichever way a game travels it: records and logs name stops by their place on it. */

import { END, ROADS, SPACE_NAMES } from '@tokaido/tokaido';

const [printed] = ROADS;

/** The name of a space, such as `hot-spring`; empty beyond the road. */
export function printedSpace(position: number): string {
  return SPACE_NAMES[printed?.space[position] ?? -1] ?? '';
}

/** How many travelers may stand there. */
export function placesAt(position: number): number {
  return printed?.places[position] ?? 0;
}

/** The next inn after a position. */
export function innAfter(position: number): number {
  return printed?.nextInn[position] ?? END;
}

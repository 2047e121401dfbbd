/** Return trip: the journey goes from Edo to Kyoto. Positions count from the start, names stay printed. */

import { END } from '../data/road.ts';
import type { State } from '../state.ts';

export const RETURN_TRIP = 2;

/** 1 on the way back, 0 otherwise: the number of the road. */
export function returning(s: State): number {
  return s.variations & RETURN_TRIP ? 1 : 0;
}

/** Whether the journey goes home to Kyoto. */
export function isHomeward(s: State): boolean {
  return returning(s) === 1;
}

/** The printed number of a position (Kyoto 0, Edo 54), and the position of a printed number. */
export function printed(s: State, position: number): number {
  return returning(s) ? END - position : position;
}

/** The legs of the journey, each from an inn to the next. For clients that show the road; no rule uses it. */

import { END, INN, ROADS } from './data/road.ts';
import type { State } from './state.ts';
import { returning } from './variations/return-trip.ts';

export interface Leg {
  /** From 1 to 4. */
  readonly number: number;
  /** The inn where it begins, and the one where it ends. */
  readonly from: number;
  readonly to: number;
}

/** The inns in the order of the journey. */
export function inns(s: State): number[] {
  return innsOf(returning(s) === 1);
}

/** The same where only the direction of the journey is known. */
export function innsOf(homeward: boolean): number[] {
  return ROADS[homeward ? 1 : 0].space.flatMap((space, at) => (space === INN ? [at] : []));
}

/** The leg on which a position lies; the inn at its end belongs to it, the one at its start does not. */
export function legOf(s: State, position: number): Leg {
  const all = inns(s);
  const number = Math.max(
    1,
    all.findIndex((inn) => inn >= Math.min(END, position)),
  );
  return { number, from: all[number - 1], to: all[number] };
}

/** The leg that a traveler walks next; at the end of the road the last one. */
export function legAhead(s: State, seat: number): Leg {
  return legOf(s, s.all[seat].position + 1);
}

/** Who stands where on the road, who is behind whom, and which places are free. */

import { INN, ROADS, SECOND_PLACE_PLAYERS } from './data/road.ts';
import type { Player, State } from './state.ts';
import { returning } from './variations/return-trip.ts';

export function spaceAt(s: State, position: number): number {
  return ROADS[returning(s)].space[position];
}

export function nextInn(s: State, position: number): number {
  return ROADS[returning(s)].nextInn[position];
}

export function isInn(s: State, position: number): boolean {
  return spaceAt(s, position) === INN;
}

/** How many travelers a stop holds in this game. */
export function placesAt(s: State, position: number): number {
  return s.players >= SECOND_PLACE_PLAYERS ? ROADS[returning(s)].places[position] : 1;
}

/** Whether a second place is printed, in use or not. */
export function isDouble(s: State, position: number): boolean {
  return ROADS[returning(s)].places[position] === 2;
}

/** Order on the road: the smaller, the further behind. A place off the road, or a later arrival, counts as behind. */
// ruling double-slot-order, inn-departure-order
export function roadOrder(p: Player): number {
  return p.position * 8 - p.place;
}

export function rearmost(s: State): Player {
  let last = s.all[0];
  for (let seat = 1; seat < s.travelers; seat++) {
    if (roadOrder(s.all[seat]) < roadOrder(last)) last = s.all[seat];
  }
  return last;
}

/** The player furthest ahead; the neutral traveler does not count. */
// ruling neutral-mover
export function leader(s: State): Player {
  let first = s.all[0];
  for (let seat = 1; seat < s.players; seat++) {
    if (roadOrder(s.all[seat]) > roadOrder(first)) first = s.all[seat];
  }
  return first;
}

/** How many travelers stand at a position. */
export function countAt(s: State, position: number): number {
  let count = 0;
  for (let seat = 0; seat < s.travelers; seat++) if (s.all[seat].position === position) count++;
  return count;
}

/** The seats at a position, for explanations. */
export function seatsAt(s: State, position: number): number[] {
  return s.all.slice(0, s.travelers).flatMap((p) => (p.position === position ? [p.seat] : []));
}

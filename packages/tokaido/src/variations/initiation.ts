/** Journey of Initiation: no traveler tiles, seven coins for everybody. */

import { traveler } from '../moments.ts';
import type { State } from '../state.ts';

export const INITIATION = 1;

/** The traveler of a player without a tile. */
export const nobody = traveler({ id: 'nobody', coins: 7, gender: 'none', feltAt: [] });

export function isInitiation(s: State): boolean {
  return (s.variations & INITIATION) !== 0;
}

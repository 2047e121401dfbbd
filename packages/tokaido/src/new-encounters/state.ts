/** What the New Encounters add to a state. */

import type { Fields, OptionalFields } from '@tokaido/kernel';
import type { Player } from '../state.ts';

export const SEAT = {
  alms: 'times the begging monk was paid',
} as const;

declare module '../state.ts' {
  interface SeatFields extends OptionalFields<typeof SEAT> {}
}

/** The same window with the fields of this box: for its rules, which only run where it is in play. */
export function inNewEncounters(of: Player): Player & Fields<typeof SEAT> {
  return of as Player & Fields<typeof SEAT>;
}

declare module '../decisions.ts' {
  interface DecisionMap {
    itamae: NoDetails;
    kitoushi: NoDetails;
    takuhatsuso: NoDetails;
  }
}

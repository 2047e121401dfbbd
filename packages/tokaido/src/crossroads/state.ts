/** What Crossroads adds to a state: open supplies, and the hidden amulets and calligraphy. */

import type { Fields, OptionalFields } from '@tokaido/kernel';
import type { Player, State } from '../state.ts';

export const TABLE = {
  treesLeft: 'cherry trees left',
  bathhousesLeft: 'bathhouses left',
  legendsLeft: 'legendary objects for sale',
  amuletsInPlay: 'amulets of this game',
  calligraphyInPlay: 'calligraphy of this game',
  amuletsReturning: 'amulets that work at this stop and go back to the supply after it, a bit each',
  newOwner: 'the seat whose amulets are too new to be used',
} as const;

export const SEAT = {
  cherryTrees: 'cherry trees',
  bathhouses: 'bathhouse cards',
  legends: 'legendary objects',
  scrolls: 'calligraphy shown at the end of the journey',
} as const;

declare module '../state.ts' {
  interface TableFields extends OptionalFields<typeof TABLE> {}
  interface SeatFields extends OptionalFields<typeof SEAT> {}
}

type CrossroadsState = State & Fields<typeof TABLE>;
type CrossroadsPlayer = Player & Fields<typeof SEAT>;

/** The same window with the fields of this box: for its rules, which only run where it is in play. */
export function inCrossroads(of: State): CrossroadsState;
export function inCrossroads(of: Player): CrossroadsPlayer;
export function inCrossroads(of: State | Player): State | Player {
  return of;
}

declare module '../decisions.ts' {
  interface DecisionMap {
    calligraphy: NoDetails;
    /** Which legendary object to buy, of those for sale. */
    legend: { readonly forSale: readonly string[] };
    amulet: NoDetails;
    /** Whether a leader who holds amulets ends the turn. */
    rest: NoDetails;
    /** Whether to keep the roll of the gaming room. */
    roll: { readonly face: number };
    luck: NoDetails;
    bet: NoDetails;
  }
}

declare module '../events.ts' {
  interface EventMap {
    die: { readonly seat: number; readonly face: number };
    legend: { readonly seat: number; readonly legend: number; readonly paid: number };
    cherry: { readonly seat: number };
    bathhouse: { readonly seat: number };
    /** A seat takes a face-down card; which one is told only to those who may see it. */
    hiddenCard: { readonly seat: number; readonly kind: 'amulet' | 'calligraphy' };
    amulet: { readonly seat: number; readonly amulet: number };
    calligraphy: { readonly seat: number; readonly calligraphy: number };
    /** The cards somebody looks through; told to that seat only. */
    supply: {
      readonly seat: number;
      readonly kind: 'amulet' | 'calligraphy';
      readonly cards: readonly number[];
    };
    /** A seat that could play for the price pays all of it. */
    waived: { readonly seat: number };
    amuletUsed: { readonly seat: number; readonly amulet: number };
    calligraphyScored: { readonly seat: number; readonly calligraphy: number; readonly points: number };
  }
}

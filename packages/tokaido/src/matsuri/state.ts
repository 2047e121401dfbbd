/** What Matsuri adds to a state: the festivals in force, tokens, and the calligraphy shared by all. */

import type { Fields, OptionalFields } from '@tokaido/kernel';
import type { Player, State } from '../state.ts';

export const TABLE = {
  festivals: 'festivals in force on this leg, a bit each',
  sharedCalligraphy: 'calligraphy that everybody scores, a bit each',
} as const;

export const SEAT = {
  tokens: 'journey points on tokens',
  dolls: 'doll and carp tokens',
} as const;

declare module '../state.ts' {
  interface TableFields extends OptionalFields<typeof TABLE> {}
  interface SeatFields extends OptionalFields<typeof SEAT> {}
}

type MatsuriState = State & Fields<typeof TABLE>;
type MatsuriPlayer = Player & Fields<typeof SEAT>;

/** The same window with the fields of this box: for its rules, which only run where it is in play. */
export function inMatsuri(of: State): MatsuriState;
export function inMatsuri(of: Player): MatsuriPlayer;
export function inMatsuri(of: State | Player): State | Player {
  return of;
}

declare module '../decisions.ts' {
  interface DecisionMap {
    /** Which of the souvenirs on offer to buy, and whether with the legendary object, if there is one. */
    collect: { readonly offer: readonly string[]; readonly legend: string | null };
    /** Which of the cards just bought gives its coins to the temple. */
    'pledge-collection': { readonly bought: readonly string[]; readonly legend: string | null };
    festival: NoDetails;
    invite: NoDetails;
    meet: NoDetails;
    donate: NoDetails;
    publish: NoDetails;
    /** Whether to take a coin from the traveler next to him in line. */
    rob: { readonly victim: number };
    /** Whether to take what a festival adds to the stop. */
    bonus: { readonly festival: string };
  }
}

declare module '../events.ts' {
  interface EventMap {
    /** The festivals to choose from; only the chooser is told. */
    festivals: { readonly seat: number; readonly festivals: readonly number[] };
    festival: { readonly seat: number; readonly festival: number };
    doll: { readonly seat: number; readonly token: 'doll' | 'carp' };
    legendOffer: { readonly seat: number; readonly legend: number };
    sharedCalligraphy: { readonly seat: number; readonly calligraphy: number };
  }
}

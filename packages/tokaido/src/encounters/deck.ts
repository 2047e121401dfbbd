/** The encounter deck: its kinds and cards. */

import { popcount } from '@tokaido/kernel';
import type { Confidence, Deal } from '../moments.ts';
import type { Parts } from '../parts.ts';
import type { Player, State } from '../state.ts';

export interface Encounter extends Parts {
  readonly id: string;
  readonly copies: number;
  /** How sure we are of the card and its number of copies; certain when left out. */
  readonly confidence?: Confidence;
  /** Points the card is worth by itself, for the recount. */
  readonly points?: number;
  /** What meeting this person brings. */
  meet(s: State, p: Player, d: Deal): void;
}

/** All kinds by number; filled by `compose.ts`. */
export const ENCOUNTERS: Encounter[] = [];

/** The kind of each card; equal kinds are adjacent. */
export const ENCOUNTER_CARDS: number[] = [];

/** How many cards of a kind a traveler has met; at most three of a kind exist. */
export function timesMet(encounters: number, kind: number): number {
  return (encounters >> (2 * kind)) & 3;
}

/** The lower of the two bits of each kind. */
const ONES = 0x55555555;

export function countEncounters(encounters: number): number {
  return popcount(encounters & ONES) + 2 * popcount(encounters & ~ONES);
}

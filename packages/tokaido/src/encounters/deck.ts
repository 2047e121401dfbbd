/** The encounter deck: its kinds and cards. */

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

export function countEncounters(encounters: number): number {
  let cards = 0;
  for (let rest = encounters; rest !== 0; rest >>>= 2) cards += rest & 3;
  return cards;
}

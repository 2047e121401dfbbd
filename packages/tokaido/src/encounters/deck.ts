/** The encounter deck: its kinds register here, each from its own file. */

import type { Confidence, Deal } from '../moments.ts';
import type { Player, State } from '../state.ts';

export interface Encounter {
  readonly id: string;
  readonly copies: number;
  /** How sure we are of the card and its number of copies; certain when left out. */
  readonly confidence?: Confidence;
  /** Points the card is worth by itself, for the recount. */
  readonly points?: number;
  /** What meeting this person brings. */
  meet(s: State, p: Player, d: Deal): void;
}

/** All kinds by number. */
export const ENCOUNTERS: Encounter[] = [];

/** The kind of each card; equal kinds are neighbours. */
export const ENCOUNTER_CARDS: number[] = [];

/** Adds kinds to the deck and returns the set of their cards. */
export function addEncounters(kinds: readonly Encounter[]): number {
  let cards = 0;
  for (const kind of kinds) {
    const number = ENCOUNTERS.push(kind) - 1;
    for (let copy = 0; copy < kind.copies; copy++) cards |= 1 << (ENCOUNTER_CARDS.push(number) - 1);
  }
  return cards;
}

/** How many cards of a kind a traveler has met; at most three of a kind exist. */
export function timesMet(encounters: number, kind: number): number {
  return (encounters >> (2 * kind)) & 3;
}

export function countEncounters(encounters: number): number {
  let cards = 0;
  for (let rest = encounters; rest !== 0; rest >>>= 2) cards += rest & 3;
  return cards;
}

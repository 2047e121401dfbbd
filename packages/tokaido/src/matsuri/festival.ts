/** What a festival can do, and what the festivals share. */

import { score } from '../gains.ts';
import type { Deal } from '../moments.ts';
import type { Parts } from '../parts.ts';
import type { Player, State } from '../state.ts';
import { FROM_FESTIVAL } from './numbers.ts';
import { inMatsuri } from './state.ts';

export interface Festival extends Parts {
  readonly id: string;
  /** The stops and decisions, by name, that it affects once it has begun. Shown to players; no rule reads it. */
  readonly feltAt: readonly string[];
  /** At once, when it is chosen or drawn. */
  begin(s: State, d: Deal, chooser: Player): void;
  /** Until the next inn: a player has stopped, before they choose an option. */
  onStop(s: State, p: Player, d: Deal, space: number): void;
  /** Until the next inn: a space at which a player may take something more before they choose an option. */
  readonly bonusAt: number;
  hasBonus(p: Player): boolean;
  bonus(s: State, p: Player, d: Deal): void;
  /** Until the next inn: shuts one place of every such space. */
  readonly shuts: number;
  /** Until the next inn: takes the place of the card drawn on an encounter space. */
  insteadOfEncounter(s: State, p: Player, d: Deal): boolean;
  /** At the next inn. */
  readonly moreMeals: number;
  readonly mealDiscount: number;
}

const nothing = () => {};

export function festival(own: Pick<Festival, 'id' | 'feltAt'> & Partial<Festival>): Festival {
  return {
    begin: nothing,
    onStop: nothing,
    bonusAt: -1,
    hasBonus: () => true,
    bonus: nothing,
    shuts: -1,
    insteadOfEncounter: () => false,
    moreMeals: 0,
    mealDiscount: 0,
    ...own,
  };
}

/** The players in the order in which they arrived at the inn. */
export function inOrderOfArrival(s: State): Player[] {
  return s.all.slice(0, s.players).sort((a, b) => a.place - b.place);
}

/** Journey points on tokens. */
export function gainTokens(p: Player, d: Deal, points: number): void {
  if (points === 0) return;
  inMatsuri(p).tokens += points;
  score(p, d, FROM_FESTIVAL, points);
}

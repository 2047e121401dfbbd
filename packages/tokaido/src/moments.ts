/**
 * The closed list of moments at which a traveler may speak. Spaces and the flow call them in written order;
 * a traveler's file says what he does at his, and nothing else in the code base names him.
 */

import type { Dealer } from '@tokaido/kernel';
import { popcount } from '@tokaido/kernel';
import { SOUVENIR_PRICES } from './data/souvenirs.ts';
import type { Event } from './events.ts';
import type { Player, State } from './state.ts';

export type Deal = Dealer<Event>;

export interface Moments {
  /** On arriving at an inn, before the meal. `last` at the end of the road. */
  arriveAtInn(s: State, p: Player, d: Deal, last: boolean): void;
  /** What a meal of this printed price costs him. */
  mealPrice(printed: number): number;
  /** At each encounter, before a card is drawn. */
  beforeEncounter(s: State, p: Player, d: Deal): void;
  /** How many encounter cards he draws to keep one. */
  readonly encounterDraw: number;
  /** After a hot spring card. */
  afterSpring(s: State, p: Player, d: Deal): void;
  /** After an achievement card. */
  afterAchievement(s: State, p: Player, d: Deal): void;
  /** Coins he must hold to buy this set of souvenirs in one stop. */
  souvenirsNeed(cards: number): number;
  /** Coins he pays for it. */
  souvenirsCost(cards: number): number;
  /** After his offering at a temple stop. */
  afterOffering(s: State, p: Player, d: Deal): void;
  /** Points of `source` that his collection is worth through his own power; for the recount. */
  recount(p: Player): number;
}

export interface Traveler extends Moments {
  readonly id: string;
  readonly coins: number;
  readonly gender: 'feminine' | 'masculine' | 'none';
}

const nothing = () => {};

function printedTotal(cards: number): number {
  let total = 0;
  for (let card = 0, rest = cards; rest !== 0; card++, rest >>>= 1) {
    if (rest & 1) total += SOUVENIR_PRICES[card];
  }
  return total;
}

/** What happens at each moment when nobody has a say. */
const DEFAULTS: Moments = {
  arriveAtInn: nothing,
  mealPrice: (printed) => printed,
  beforeEncounter: nothing,
  encounterDraw: 1,
  afterSpring: nothing,
  afterAchievement: nothing,
  souvenirsNeed: printedTotal,
  souvenirsCost: printedTotal,
  afterOffering: nothing,
  recount: () => 0,
};

type Spoken = Pick<Traveler, 'id' | 'coins' | 'gender'> & Partial<Moments>;

export function traveler(own: Spoken): Traveler {
  return { ...DEFAULTS, ...own };
}

/** All travelers by number; 0 is a player without a tile. Filled by `travelers/index.ts` and the boxes. */
export const TRAVELERS: Traveler[] = [];

export function travelerOf(p: Player): Traveler {
  return TRAVELERS[p.traveler];
}

/** Printed prices of a set of souvenirs, cheapest and dearest: for the travelers who pay otherwise. */
export const prices = {
  total: printedTotal,
  cheapest(cards: number): number {
    let best = 99;
    for (let card = 0; card < SOUVENIR_PRICES.length; card++) {
      if ((cards >> card) & 1 && SOUVENIR_PRICES[card] < best) best = SOUVENIR_PRICES[card];
    }
    return best;
  },
  dearest(cards: number): number {
    let best = 0;
    for (let card = 0; card < SOUVENIR_PRICES.length; card++) {
      if ((cards >> card) & 1 && SOUVENIR_PRICES[card] > best) best = SOUVENIR_PRICES[card];
    }
    return best;
  },
  count: popcount,
};

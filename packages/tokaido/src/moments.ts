/**
 * The closed list of moments at which a traveler's power may act. Spaces and the flow call them in written order;
 * a traveler's file says what they do at theirs, and nothing else in the code base names them.
 */

import type { Dealer } from '@tokaido/kernel';
import { SOUVENIR_PRICES } from './data/souvenirs.ts';
import type { Event } from './events.ts';
import type { Parts } from './parts.ts';
import { printedSum } from './prices.ts';
import type { Player, State } from './state.ts';

export type Deal = Dealer<Event>;

export interface Moments {
  // Before the journey
  /** After the line at the first inn is drawn. */
  beforeJourney(s: State, p: Player, d: Deal): void;
  /** May leave the first four inns before everybody else. */
  readonly leavesFirst: boolean;
  /** Sees what others hold face down. */
  readonly seesHidden: boolean;

  // At a stop
  /** Coins they will have received by the time a stop on this space is resolved. */
  coinsAtStop(space: number): number;
  /** They have stopped, before they choose an option. */
  onStop(s: State, p: Player, d: Deal, space: number): void;
  /** Any player, this one included, has stopped. `self` is the one whose power it is. */
  onAnyStop(s: State, self: Player, d: Deal, space: number): void;
  /** May use both options of this space. */
  bothOptions(space: number): boolean;

  // Spaces
  /** Coins they take at a farm. */
  readonly wages: number;
  /** May throw a die once more. */
  readonly rerolls: boolean;
  /** After a hot spring card, or another bath. */
  afterBath(s: State, p: Player, d: Deal): void;
  /** At each encounter, before anything is drawn or paid. */
  beforeEncounter(s: State, p: Player, d: Deal): void;
  /** How many encounter cards they draw to keep one. */
  readonly encounterDraw: number;
  /** Points for each own coin given at a temple stop. */
  readonly offeringPoints: number;
  /** At the end of a temple stop. */
  afterTemple(s: State, p: Player, d: Deal): void;
  /** Coins they must hold to buy this set of souvenirs in one stop. */
  souvenirsNeed(cards: number): number;
  /** Coins they pay for it. */
  souvenirsCost(cards: number): number;
  /** The part of that cost which falls to one of its cards. */
  souvenirShare(cards: number, card: number): number;
  /** What a card sold by a box costs; `kind` is the box's word for it. */
  cardPrice(kind: string, printed: number): number;
  /** May be shown a larger offer at a shop, where a box has one. */
  readonly collects: boolean;
  /** Plays for the price of a card. */
  readonly haggles: boolean;
  /** Coins off the price of a card; they must still hold the full price. */
  haggle(s: State, p: Player, d: Deal, price: number): number;
  /** With coins pledged to the temple: asks what they pay for each of these souvenirs; false if nothing is to be asked. */
  asksPrices(s: State, p: Player, cards: number): boolean;
  /** The value of the n-th section they take of a panorama of this length. */
  section(n: number, length: number): number;

  // Inns
  /** On arriving at an inn, before the meal. `last` at the end of the road. */
  arriveAtInn(s: State, p: Player, d: Deal, last: boolean): void;
  /** Another traveler has arrived at the inn where `self` waits; before that traveler does anything. */
  onAnyArrival(s: State, self: Player, arrived: Player, d: Deal): void;
  /** What a meal of this price costs them. */
  mealPrice(price: number): number;
  /** Their meal at an inn is over; `printed` is the price on the card, 0 if they had none. */
  afterMeal(s: State, p: Player, d: Deal, printed: number): void;

  // End
  afterAchievement(s: State, p: Player, d: Deal): void;
  /** After everything else has been scored. */
  atEnd(s: State, p: Player, d: Deal): void;
  /** Wins every tie. */
  readonly winsTies: boolean;
  /** Points that their collection is worth through their own power; for the recount. */
  recount(s: State, p: Player): number;
}

export interface Traveler extends Moments, Parts {
  readonly id: string;
  readonly coins: number;
  readonly gender: 'feminine' | 'masculine' | 'none';
  /** The stops and decisions, by name, at which their power matters. Shown to players; no rule reads it. */
  readonly feltAt: readonly string[];
  /** A rank among all travelers: 1 is the easiest to begin with; none for those who need experience. */
  readonly difficulty?: number | undefined;
  /** How sure we are of what the tile says. */
  readonly confidence: Confidence;
}

export type Confidence = 'certain' | 'high' | 'medium';

const nothing = () => {};
const never = () => false;
const same = (printed: number) => printed;
const zero = () => 0;

/**
 * A tile that does nothing. All travelers are made from it and so have the same keys in the same order: the rules,
 * which read them all the time, meet a single object shape.
 */
const DEFAULTS: Traveler = {
  id: '',
  coins: 0,
  gender: 'none',
  feltAt: [],
  difficulty: undefined,
  confidence: 'certain',
  steps: [],
  addOns: [],
  verbs: [],
  options: [],
  streams: [],
  sources: [],
  purchases: [],
  families: [],
  beforeJourney: nothing,
  leavesFirst: false,
  seesHidden: false,
  coinsAtStop: zero,
  onStop: nothing,
  onAnyStop: nothing,
  bothOptions: never,
  wages: 3,
  rerolls: false,
  afterBath: nothing,
  beforeEncounter: nothing,
  encounterDraw: 1,
  offeringPoints: 1,
  afterTemple: nothing,
  souvenirsNeed: printedSum,
  souvenirsCost: printedSum,
  souvenirShare: (_cards, card) => SOUVENIR_PRICES[card],
  cardPrice: (_kind, printed) => printed,
  collects: false,
  haggles: false,
  haggle: zero,
  asksPrices: never,
  section: same,
  arriveAtInn: nothing,
  onAnyArrival: nothing,
  mealPrice: same,
  afterMeal: nothing,
  afterAchievement: nothing,
  atEnd: nothing,
  winsTies: false,
  recount: zero,
};

/** A traveler: only what differs from the defaults has to be given. */
export function traveler(
  own: Pick<Traveler, 'id' | 'coins' | 'gender' | 'feltAt'> & Partial<Traveler>,
): Traveler {
  return { ...DEFAULTS, ...own };
}

/** All travelers by number; 0 is a player without a tile. Filled by `compose.ts`. */
export const TRAVELERS: Traveler[] = [];

export function travelerOf(p: Player): Traveler {
  return TRAVELERS[p.traveler];
}

/**
 * A box adds to the game from its own folder. The core calls the boxes in play at a closed list of moments
 * and knows nothing of what is in them.
 */

import type { Deal } from './moments.ts';
import type { Player, State } from './state.ts';

export interface BoxMoments {
  /** Supplies and decks, before the tiles are dealt. */
  setUp(s: State, d: Deal): void;
  /** After the line at the first inn is drawn and the travelers have spoken. */
  beforeJourney(s: State, d: Deal): void;
  /** A new move begins. */
  beforeMove(s: State, p: Player): void;
  /** A player has stopped, before he chooses an option. */
  onStop(s: State, p: Player, d: Deal, space: number): void;
  /** Takes the place of the card drawn on an encounter space; false if it does not. */
  insteadOfEncounter(s: State, p: Player, d: Deal): boolean;
  /** A player's stop is over. */
  afterStop(s: State, p: Player, d: Deal): void;
  /** Holds face-down cards that might be played: whether he is asked may not tell which. */
  holdsSecrets(s: State, p: Player): boolean;
  /** How many places of a stop are shut. */
  shutPlaces(s: State, position: number): number;
  /** Everybody has eaten at an intermediate inn. */
  afterInn(s: State, d: Deal): void;
  /** More cards on the menu that is about to be drawn. */
  moreMeals(s: State): number;
  /** Coins off the price of every meal. */
  mealDiscount(s: State): number;
  /** More souvenirs of a type than the cards show. */
  moreOfType(p: Player, type: number): number;
  /** A souvenir has been gained. */
  afterSouvenir(s: State, p: Player, d: Deal): void;
  /** More cards that count for an achievement. */
  moreFor(p: Player, achievement: number): number;
  /** After the donors have been rewarded. */
  atEnd(s: State, d: Deal): void;
  /** Points of a collection through this box; for the recount. */
  recount(s: State, p: Player): number;
}

const nothing = () => {};
const zero = () => 0;

const DEFAULTS: BoxMoments = {
  setUp: nothing,
  beforeJourney: nothing,
  beforeMove: nothing,
  onStop: nothing,
  insteadOfEncounter: () => false,
  afterStop: nothing,
  holdsSecrets: () => false,
  shutPlaces: zero,
  afterInn: nothing,
  moreMeals: zero,
  mealDiscount: zero,
  moreOfType: zero,
  afterSouvenir: nothing,
  moreFor: zero,
  atEnd: nothing,
  recount: zero,
};

export interface Box extends BoxMoments {
  readonly id: string;
  readonly bit: number;
  /** Boxes it cannot be played without. */
  readonly requires: readonly string[];
  /** Its traveler tiles. */
  readonly tiles: readonly number[];
  /** The ids of its cards by kind, for those who put words and pictures to them. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
  /** For the cards in force that change what happens elsewhere: the stops and decisions where they are felt. */
  readonly feltAt?: Readonly<Record<string, readonly string[]>>;
  /** Points and prices printed on its cards, for those who put words to them. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** How long a state is that holds this box's fields and those of the boxes before it. */
  readonly size: number;
}

/** The boxes by name, in the order of the layout; filled by each box as it is imported. */
export const BOXES = new Map<string, Box>();

/** The boxes in play for every mix of bits. */
const MIXES: (readonly Box[])[] = [[]];

export function addBox(own: Omit<Box, keyof BoxMoments | 'bit'> & Partial<BoxMoments>): Box {
  const box: Box = { ...DEFAULTS, ...own, bit: 1 << BOXES.size };
  BOXES.set(box.id, box);
  const all = [...BOXES.values()];
  for (let mix = 0; mix < 1 << all.length; mix++) MIXES[mix] = all.filter((b) => mix & b.bit);
  return box;
}

export function boxesIn(s: State): readonly Box[] {
  return MIXES[s.boxes];
}

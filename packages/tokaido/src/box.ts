/**
 * A box adds to the game from its own folder. The core calls the boxes in play at a closed list of moments
 * and knows nothing of what is in them. A box is plain data; `compose.ts` makes it part of the game.
 */

import type { FieldList } from '@tokaido/kernel';
import type { BoxCount } from './counted.ts';
import type { Encounter } from './encounters/deck.ts';
import type { Deal, Traveler } from './moments.ts';
import type { Parts } from './parts.ts';
import type { Player, State } from './state.ts';

export interface BoxMoments {
  /** Supplies and decks, before the tiles are dealt. */
  setUp(s: State, d: Deal): void;
  /** After the line at the first inn is drawn and the travelers' powers have acted. */
  beforeJourney(s: State, d: Deal): void;
  /** A new move begins. */
  beforeMove(s: State, p: Player): void;
  /** A player has stopped, before they choose an option. */
  onStop(s: State, p: Player, d: Deal, space: number): void;
  /** What a player may take there before they choose an option; for clients that show what a stop can bring. */
  takeBonus(s: State, p: Player, d: Deal, space: number): void;
  /** Takes the place of the card drawn on an encounter space; false if it does not. */
  insteadOfEncounter(s: State, p: Player, d: Deal): boolean;
  /** A player's stop is over. */
  afterStop(s: State, p: Player, d: Deal): void;
  /** Holds face-down cards that might be played. Such a player is always asked, so that being asked reveals nothing. */
  holdsSecrets(s: State, p: Player): boolean;
  /** How many places of a stop are shut. */
  shutPlaces(s: State, position: number): number;
  /** Everybody has eaten at an intermediate inn. */
  afterInn(s: State, d: Deal): void;
  /** More cards on the menu that is about to be drawn. */
  moreMeals(s: State): number;
  /** Coins off the price of every meal. */
  mealDiscount(s: State): number;
  /** More souvenirs than the cards show: a count for each type, see `moreOf`. */
  moreSouvenirs(p: Player): number;
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

export const NO_MOMENTS: BoxMoments = {
  setUp: nothing,
  beforeJourney: nothing,
  beforeMove: nothing,
  onStop: nothing,
  takeBonus: nothing,
  insteadOfEncounter: () => false,
  afterStop: nothing,
  holdsSecrets: () => false,
  shutPlaces: zero,
  afterInn: nothing,
  moreMeals: zero,
  mealDiscount: zero,
  moreSouvenirs: zero,
  afterSouvenir: nothing,
  moreFor: zero,
  atEnd: nothing,
  recount: zero,
};

/** What the base game and a box both consist of. */
export interface Content {
  /** In the order in which their hidden cards lie in a state. */
  readonly parts: readonly Parts[];
  readonly travelers: readonly Traveler[];
  readonly encounters: readonly Encounter[];
}

/** Cards of one kind, such as the amulets, and the table in which the rules look them up by number. */
export interface CardKind {
  readonly kind: string;
  readonly cards: readonly (Parts & { readonly id: string })[];
  readonly fill: () => void;
}

export function cardKind<C extends Parts & { readonly id: string }>(
  kind: string,
  table: C[],
  cards: readonly C[],
): CardKind {
  return {
    kind,
    cards,
    fill: () => {
      table.push(...cards);
    },
  };
}

/** Everything a box's folder defines. */
export interface BoxContent extends Content, Partial<BoxMoments> {
  readonly id: string;
  /** Its bit among the boxes in play; boxes lie in a state in the order of their bits. */
  readonly bit: number;
  /** Boxes it cannot be played without. */
  readonly requires: readonly string[];
  /** The fields it adds to the table and to each seat. */
  readonly fields: { readonly table: FieldList; readonly seat: FieldList };
  readonly cards: readonly CardKind[];
  readonly variations: readonly (readonly [name: string, bit: number])[];
  /** The stops and decisions that each card in force affects, by card id. */
  readonly feltAt?: Readonly<Record<string, readonly string[]>>;
  /** Points and prices printed on its cards, for clients that describe them. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** Rows of such numbers: the faces of a die, prices in the order of the cards. */
  readonly rows?: Readonly<Record<string, readonly number[]>>;
  /** Ids of its cards that count as souvenirs of one more type. */
  readonly souvenirCards?: readonly string[];
  /** Its set-up lets players choose from three tiles, or from all. */
  readonly offersMoreTiles?: true;
  readonly counted?: BoxCount;
}

/** What is known of the base game or of a box once the game is composed. */
export interface Extent {
  /** Traveler tiles, by number. */
  readonly tiles: readonly number[];
  /** The ids of the people to meet that it brings. */
  readonly encounters: readonly string[];
  /** Its cards of the encounter deck, as a set. */
  readonly encounterCards: number;
  /** The length of a state with its fields and those of the boxes before it. */
  readonly size: number;
}

/** A box of the composed game. */
export interface Box extends BoxMoments, Extent {
  readonly id: string;
  readonly bit: number;
  readonly requires: readonly string[];
  /** The ids of its cards by kind, for clients that describe and draw them. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
  readonly feltAt?: Readonly<Record<string, readonly string[]>>;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly rows?: Readonly<Record<string, readonly number[]>>;
  readonly souvenirCards?: readonly string[];
  readonly offersMoreTiles?: true;
  readonly counted?: BoxCount;
}

/** The extent of the base game; written by `compose.ts`. */
export const CORE: { -readonly [K in keyof Extent]: Extent[K] } = {
  tiles: [],
  encounters: [],
  encounterCards: 0,
  size: 0,
};

/** The boxes by name, in the order of the layout; filled by `compose.ts`. */
export const BOXES = new Map<string, Box>();

/** The boxes in play for every mix of bits; filled by `compose.ts`. */
export const MIXES: (readonly Box[])[] = [[]];

/** Whether the boxes are part of the game yet; written by `compose.ts`. */
export const progress = { isComplete: false };

/** Throws where something of a box is asked for too early: without the boxes it would be read as something else. */
export function requireBoxes(): void {
  if (!progress.isComplete) throw new Error('the boxes have not been loaded: loadBoxes() comes first');
}

export function boxesIn(s: State): readonly Box[] {
  return MIXES[s.boxes];
}

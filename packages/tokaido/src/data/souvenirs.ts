/** The 24 souvenirs, each a single card of one of four types. */

export const SOUVENIR_TYPES = ['small-object', 'clothing', 'art', 'food-drink'] as const;

export const SMALL_OBJECT = 0;
export const CLOTHING = 1;
export const ART = 2;
export const FOOD_DRINK = 3;

const CARDS = [
  ['gofu', SMALL_OBJECT, 1],
  ['hashi', SMALL_OBJECT, 1],
  ['koma', SMALL_OBJECT, 1],
  ['uchiwa', SMALL_OBJECT, 1],
  ['washi', SMALL_OBJECT, 1],
  ['yunomi', SMALL_OBJECT, 1],
  ['furoshiki', CLOTHING, 2],
  ['geta', CLOTHING, 2],
  ['haori', CLOTHING, 2],
  ['kan-zashi', CLOTHING, 2],
  ['sandogasa', CLOTHING, 2],
  ['yukata', CLOTHING, 2],
  ['jubako', ART, 2],
  ['netsuke', ART, 2],
  ['shikki', ART, 2],
  ['shamisen', ART, 3],
  ['sumie', ART, 3],
  ['ukiyoe', ART, 3],
  ['kamaboko', FOOD_DRINK, 1],
  ['konpeito', FOOD_DRINK, 1],
  ['manju', FOOD_DRINK, 1],
  ['daifuku', FOOD_DRINK, 2],
  ['ocha', FOOD_DRINK, 2],
  ['sake', FOOD_DRINK, 2],
] as const;

export const SOUVENIRS: readonly string[] = CARDS.map(([name]) => name);
export const SOUVENIR_PRICES: readonly number[] = CARDS.map(([, , price]) => price);
export const SOUVENIR_TYPE: readonly number[] = CARDS.map(([, type]) => type);

export const ALL_SOUVENIRS = 2 ** SOUVENIRS.length - 1;
export const OFFER_SIZE = 3;

/** Points of the first, second … souvenir of a set; the fifth needs a family that a box may add. */
export const SET_POINTS: readonly number[] = [1, 3, 5, 7, 9];

/** Families of souvenirs: the four types, and one that a box may add. */
export const FAMILIES = 5;

/**
 * The bits set in each group of six, six bits a group. The types are such groups of the cards, in order: counting
 * them at once is worth it, since whoever looks ahead counts souvenirs all the time.
 */
export function countBySix(cards: number): number {
  const threes = cards - ((cards >>> 1) & 0o33333333) - ((cards >>> 2) & 0o11111111);
  return (threes + (threes >>> 3)) & 0o07070707;
}

/** The count of a type among those of all, six bits each. */
export function ofType(counts: number, type: number): number {
  return (counts >> (6 * type)) & 0o77;
}

/** Counts of all types with `count` of one, to be added to others. */
export function moreOf(type: number, count: number): number {
  return count << (6 * type);
}

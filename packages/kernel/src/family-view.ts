/** What a seat may know of a family of hidden cards, as plain data. */

import { lowest, sameInts } from './bits.ts';
import type { FamilyView } from './layout.ts';

/** Where each of the hidden cards may lie, given the cards that are possible in each pile; in order. */
export function possiblePlaces(
  kinds: readonly number[],
  hidden: number,
  possible: readonly number[],
): [kind: number, places: number][] {
  const cards: [number, number][] = [];
  for (let rest = hidden; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    let places = 0;
    for (let pile = 0; pile < possible.length; pile++) places |= ((possible[pile] >> card) & 1) << pile;
    insert(cards, kinds[card], places);
  }
  return cards;
}

/** Cards come nearly in order, so this is faster than sorting them in the end. */
function insert(cards: [number, number][], kind: number, places: number): void {
  let at = cards.length;
  while (at > 0 && (cards[at - 1][0] > kind || (cards[at - 1][0] === kind && cards[at - 1][1] > places)))
    at--;
  if (at === cards.length) cards.push([kind, places]);
  else cards.splice(at, 0, [kind, places]);
}

/** Whether a view can be one of a family of these cards, in at most so many piles. */
export function isViewOf(kinds: readonly number[], mostPiles: number, { piles, cards }: FamilyView): boolean {
  const size = piles.reduce((sum, n) => sum + n, 0);
  return size === cards.length && piles.length <= mostPiles && cards.every(([kind]) => kinds.includes(kind));
}

export function isSameView(before: FamilyView, after: FamilyView): boolean {
  return (
    sameLists(before.piles, after.piles) &&
    before.cards.length === after.cards.length &&
    before.cards.every(([kind, places], i) => kind === after.cards[i][0] && places === after.cards[i][1])
  );
}

export function sameLists(before: readonly number[], after: readonly number[]): boolean {
  return before.length === after.length && sameInts(before, after, 0, after.length);
}

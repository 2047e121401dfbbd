/** Deals cards to piles so that each lies where a seat thinks it possible. */

import { lowest, members, nthBit, popcount } from './bits.ts';
import type { Rng } from './layout.ts';

/** How many random deals are tried before a search. */
const TRIES = 16;
/** The most steps of a search; only knowledge that cannot arise in play uses them up. */
const MOST_STEPS = 20_000;

interface Search {
  readonly order: number[];
  readonly room: number[];
  readonly dealt: number[];
  /** The cards that are possible in each pile. */
  readonly may: readonly number[];
  readonly rng: Rng;
  stepsLeft: number;
}

/** The cards of each pile, or null when no deal fits. `may` holds the cards that are possible in each pile. */
export function dealPiles(
  hidden: number,
  sizes: readonly number[],
  may: readonly number[],
  rng: Rng,
): number[] | null {
  const room = sizes.slice();
  const dealt = sizes.map(() => 0);
  let open = hidden;
  // Piles that the seat knows whole are settled first.
  for (let pile = 0; pile < sizes.length; pile++) {
    const fits = may[pile] & hidden;
    if (popcount(fits) !== sizes[pile]) continue;
    dealt[pile] = fits;
    room[pile] = 0;
    open &= ~fits;
  }
  const order: number[] = [];
  for (let rest = open; rest !== 0; ) {
    const card = nthBit(rest, rng.below(popcount(rest)));
    order.push(card);
    rest &= ~(1 << card);
  }
  const lucky = tryDeals(order, room, dealt, may, rng);
  if (lucky !== null) return lucky;
  const search: Search = { order, room, dealt, may, rng, stepsLeft: MOST_STEPS };
  return assign(search, 0) ? dealt : null;
}

/** Deals at random until a deal is possible, so that all possible deals are equally likely. Null after some tries. */
function tryDeals(
  order: readonly number[],
  room: readonly number[],
  settled: readonly number[],
  may: readonly number[],
  rng: Rng,
): number[] | null {
  const cards = order.slice();
  for (let tries = 0; tries < TRIES; tries++) {
    let next = 0;
    let fits = true;
    const dealt = settled.slice();
    for (let pile = 0; pile < room.length && fits; pile++) {
      for (let i = 0; i < room[pile] && fits; i++) {
        const at = next + rng.below(cards.length - next);
        const card = cards[at];
        cards[at] = cards[next];
        cards[next++] = card;
        dealt[pile] |= 1 << card;
        fits = ((may[pile] >> card) & 1) === 1;
      }
    }
    if (fits) return dealt;
  }
  return null;
}

/** Places the cards of `order` from `from` on; backtracks when a pile has no room left. */
function assign(search: Search, from: number): boolean {
  const { order, room, dealt, may, rng } = search;
  if (from === order.length) return true;
  if (search.stepsLeft-- <= 0 || !canFill(search, from)) return false;
  // The card with the fewest places goes first; ties keep the shuffled order.
  let best = from;
  let fewest = 99;
  for (let i = from; i < order.length && fewest > 1; i++) {
    let places = 0;
    for (let pile = 0; pile < room.length; pile++) {
      if (room[pile] > 0 && (may[pile] >> order[i]) & 1) places++;
    }
    if (places < fewest) {
      fewest = places;
      best = i;
    }
  }
  if (fewest === 0) return false;
  const card = order[best];
  order[best] = order[from];
  order[from] = card;
  let untried = 0;
  for (let pile = 0; pile < room.length; pile++) {
    if (room[pile] > 0 && (may[pile] >> card) & 1) untried |= 1 << pile;
  }
  while (untried !== 0) {
    let total = 0;
    for (const pile of members(untried)) total += room[pile];
    let ticket = rng.below(total);
    let chosen = lowest(untried);
    for (const pile of members(untried)) {
      if (ticket < room[pile]) {
        chosen = pile;
        break;
      }
      ticket -= room[pile];
    }
    room[chosen]--;
    dealt[chosen] |= 1 << card;
    if (assign(search, from + 1)) return true;
    room[chosen]++;
    dealt[chosen] &= ~(1 << card);
    untried &= ~(1 << chosen);
  }
  return false;
}

/** Whether each pile can still be filled with the cards from `from` on; ends a hopeless search early. */
function canFill({ order, room, may }: Search, from: number): boolean {
  let left = 0;
  for (let i = from; i < order.length; i++) left |= 1 << order[i];
  for (let pile = 0; pile < room.length; pile++) {
    if (popcount(may[pile] & left) < room[pile]) return false;
  }
  return true;
}

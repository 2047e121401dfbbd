/** Deals cards to piles so that each lies where a seat thinks it possible. */

import { lowest, members, nthBit, popcount } from './bits.ts';
import type { Rng } from './layout.ts';

/** How many random deals are tried before a search. */
const TRIES = 16;
/** The most steps of a search; only knowledge that cannot arise in play uses them up. */
const MOST_STEPS = 20_000;
/** The most piles, or cards, that can be members of a set. */
const MOST = 32;

/** A deal: first the piles are added, then the cards dealt. Used again and again, since search deals all the time. */
export class Deal {
  piles = 0;
  /** For each pile the seats that know it whole. */
  readonly knowers = new Int32Array(MOST);
  /** The cards of each pile, once they are dealt. */
  readonly dealt = new Int32Array(MOST);
  /** The cards that are possible in each pile. */
  private readonly may = new Int32Array(MOST);
  /** The places of each pile that are left to fill. */
  private readonly room = new Int32Array(MOST);
  /** The cards of the piles that the seat knows whole. */
  private readonly settled = new Int32Array(MOST);
  /** The other cards, in random order. */
  private readonly order = new Int32Array(MOST);
  private readonly cards = new Int32Array(MOST);
  private count = 0;
  private stepsLeft = 0;

  addPile(size: number, may: number, knowers: number): void {
    this.room[this.piles] = size;
    this.knowers[this.piles] = knowers;
    this.may[this.piles++] = may;
  }

  /** False when no deal fits. */
  run(hidden: number, rng: Rng): boolean {
    this.shuffle(this.settle(hidden), rng);
    for (let tries = 0; tries < TRIES; tries++) if (this.isLucky(tries === 0, rng)) return true;
    this.dealt.set(this.settled);
    this.stepsLeft = MOST_STEPS;
    return this.assign(0, rng);
  }

  /** Piles that the seat knows whole are settled first; returns the other cards. */
  private settle(hidden: number): number {
    const { room, may, settled } = this;
    let open = hidden;
    for (let pile = 0; pile < this.piles; pile++) {
      const fits = may[pile] & hidden;
      settled[pile] = 0;
      if (popcount(fits) !== room[pile]) continue;
      settled[pile] = fits;
      room[pile] = 0;
      open &= ~fits;
    }
    return open;
  }

  private shuffle(open: number, rng: Rng): void {
    this.count = 0;
    for (let rest = open; rest !== 0; ) {
      const card = nthBit(rest, rng.below(popcount(rest)));
      this.order[this.count++] = card;
      rest &= ~(1 << card);
    }
  }

  /** Deals at random and says whether the deal is possible; so all possible deals are equally likely. */
  private isLucky(first: boolean, rng: Rng): boolean {
    const { cards, count, dealt, may, order, room, settled } = this;
    if (first) for (let i = 0; i < count; i++) cards[i] = order[i];
    for (let pile = 0; pile < this.piles; pile++) dealt[pile] = settled[pile];
    let next = 0;
    for (let pile = 0; pile < this.piles; pile++) {
      for (let i = 0; i < room[pile]; i++) {
        const at = next + rng.below(count - next);
        const card = cards[at];
        cards[at] = cards[next];
        cards[next++] = card;
        dealt[pile] |= 1 << card;
        if (((may[pile] >> card) & 1) === 0) return false;
      }
    }
    return true;
  }

  /** Places the cards from `from` on; backtracks when a pile has no room left. */
  private assign(from: number, rng: Rng): boolean {
    const { count, dealt, order, room } = this;
    if (from === count) return true;
    if (this.stepsLeft-- <= 0 || !this.canFill(from)) return false;
    // The card with the fewest places goes first; ties keep the shuffled order.
    let best = from;
    let fewest = 99;
    for (let i = from; i < count && fewest > 1; i++) {
      const places = popcount(this.placesOf(order[i]));
      if (places < fewest) {
        fewest = places;
        best = i;
      }
    }
    if (fewest === 0) return false;
    const card = order[best];
    order[best] = order[from];
    order[from] = card;
    for (let untried = this.placesOf(card); untried !== 0; ) {
      const chosen = this.choose(untried, rng);
      room[chosen]--;
      dealt[chosen] |= 1 << card;
      if (this.assign(from + 1, rng)) return true;
      room[chosen]++;
      dealt[chosen] &= ~(1 << card);
      untried &= ~(1 << chosen);
    }
    return false;
  }

  /** The piles with room where a card is possible, as a set. */
  private placesOf(card: number): number {
    let places = 0;
    for (let pile = 0; pile < this.piles; pile++) {
      if (this.room[pile] > 0 && (this.may[pile] >> card) & 1) places |= 1 << pile;
    }
    return places;
  }

  /** One of the piles; the more room, the likelier. */
  private choose(untried: number, rng: Rng): number {
    const { room } = this;
    let total = 0;
    for (const pile of members(untried)) total += room[pile];
    let ticket = rng.below(total);
    for (const pile of members(untried)) {
      if (ticket < room[pile]) return pile;
      ticket -= room[pile];
    }
    return lowest(untried);
  }

  /** Whether each pile can still be filled with the cards from `from` on; ends a hopeless search early. */
  private canFill(from: number): boolean {
    const { may, order, room } = this;
    let left = 0;
    for (let i = from; i < this.count; i++) left |= 1 << order[i];
    for (let pile = 0; pile < this.piles; pile++) {
      if (popcount(may[pile] & left) < room[pile]) return false;
    }
    return true;
  }
}

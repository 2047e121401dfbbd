/**
 * Hidden cards. A family (all meals, all amulets …) is spread over piles: a deck, a menu, a hand. A pile
 * knows which cards it truly holds and, for each seat, which cards that seat must think possible there.
 * Views, the reconstruction from a view, and the re-deal of everything a seat cannot know follow from that
 * alone, so no game writes them by hand.
 *
 * Equal cards (three dango) carry different numbers inside; a view never shows the numbers, only kinds.
 */

import { lowest, popcount, sameInts } from './bits.ts';
import { Deal } from './deal.ts';
import { isViewOf, possiblePlaces } from './family-view.ts';
import type { Family, FamilyView, Holders, Layout, Rng } from './layout.ts';
import { SPECTATOR } from './layout.ts';

/** Used by all families, one after the other. */
const deal = new Deal();

export class HiddenFamily implements Family {
  readonly name: string;
  /** The kind of each card number; equal kinds must be adjacent. */
  readonly kinds: readonly number[];
  /** The cards of each kind, as a set; see `allOf`. */
  private equals: number[] = [];
  private counted = 0;
  readonly holders: Holders;
  private readonly capacity: number;
  // Written once, by `placeIn`: fields read this often should be constant for the compiler.
  declare private at: number;
  /** How many may know something: every seat, and the spectators as one. */
  declare private viewers: number;
  declare private stride: number;

  /** It has no place in a state before it is added to a layout. */
  constructor(name: string, kinds: readonly number[], capacity: number, holders: Holders = () => 0) {
    this.name = name;
    this.kinds = kinds;
    this.capacity = capacity;
    this.holders = holders;
  }

  placeIn(layout: Layout): void {
    if (this.kinds.length > 32) throw new Error(`${this.name}: a family has at most 32 cards`);
    if (this.at !== undefined) throw new Error(`${this.name} lies in a layout already`);
    this.viewers = layout.seats + 1;
    this.stride = 1 + this.viewers;
    this.at = layout.reserveList(this.capacity, this.stride);
  }

  /** Lays out `piles` piles; all `cards` are in pile 0, unseen by everybody. */
  reset(m: number[], cards: number, piles: number): void {
    m[this.at] = piles;
    const start = this.place(0);
    for (let i = 0; i < this.capacity * this.stride; i++) m[start + i] = 0;
    for (let i = 0; i <= this.viewers; i++) m[start + i] = cards;
  }

  within(m: readonly number[]): boolean {
    return this.at < m.length;
  }

  count(m: readonly number[]): number {
    return m[this.at];
  }

  cards(m: readonly number[], pile: number): number {
    return m[this.place(pile)];
  }

  size(m: readonly number[], pile: number): number {
    return popcount(m[this.place(pile)]);
  }

  sizeOf(m: readonly number[], pile: number): number {
    return pile < m[this.at] ? this.size(m, pile) : 0;
  }

  countPossible(m: readonly number[], pile: number, seat: number, x: Float32Array, at: number): void {
    if (pile >= m[this.at]) return;
    for (let rest = this.possible(m, pile, seat); rest !== 0; rest &= rest - 1) {
      const kind = this.kinds[lowest(rest)];
      x[at + kind] += 1 / popcount(this.allOf(kind));
    }
  }

  /** The cards that `seat` must think possible in a pile. */
  possible(m: readonly number[], pile: number, seat: number): number {
    return m[this.place(pile) + 1 + this.column(seat)];
  }

  /** Whether `seat` can name every card of a pile. */
  knows(m: readonly number[], pile: number, seat: number): boolean {
    return this.possible(m, pile, seat) === this.cards(m, pile);
  }

  /** The lowest numbered card of the same kind as `card` in a pile: equal cards are interchangeable. */
  canonical(m: readonly number[], pile: number, card: number): number {
    return this.ofKind(m, pile, this.kinds[card]);
  }

  /** The lowest numbered card of a kind in a pile, or −1. */
  ofKind(m: readonly number[], pile: number, kind: number): number {
    const cards = this.cards(m, pile) & this.allOf(kind);
    return cards === 0 ? -1 : lowest(cards);
  }

  /** A card of a kind that lies in no pile, to be put back where one was taken out. */
  spare(m: readonly number[], kind: number): number {
    let hidden = 0;
    for (let pile = 0; pile < m[this.at]; pile++) hidden |= this.cards(m, pile);
    return this.kinds.findIndex((of, card) => of === kind && ((hidden >> card) & 1) === 0);
  }

  /** A card leaves a pile for the open table, seen by all. */
  reveal(m: number[], pile: number, card: number): void {
    for (let seat = 0; seat < this.viewers; seat++) this.blur(m, pile, this.kinds[card], seat);
    const start = this.place(pile);
    m[start] &= ~(1 << card);
    this.forget(m, card);
    if (m[start] === 0) for (let i = 1; i <= this.viewers; i++) m[start + i] = 0;
  }

  /** An open card is put into a pile in front of all. */
  put(m: number[], pile: number, card: number): void {
    const start = this.place(pile);
    for (let i = 0; i <= this.viewers; i++) m[start + i] |= 1 << card;
  }

  /** A card changes piles face down; only the seats in `knowers` see which. */
  move(m: number[], from: number, to: number, card: number, knowers: number): void {
    const bit = 1 << card;
    const source = this.place(from);
    const target = this.place(to);
    m[source] &= ~bit;
    m[target] |= bit;
    for (let seat = 0; seat < this.viewers; seat++) {
      if ((knowers >> seat) & 1) {
        this.blur(m, from, this.kinds[card], seat);
        for (let pile = 0; pile < m[this.at]; pile++) m[this.place(pile) + 1 + seat] &= ~bit;
        m[target + 1 + seat] |= bit;
      } else {
        m[target + 1 + seat] |= m[source + 1 + seat];
      }
      if (m[source] === 0) m[source + 1 + seat] = 0;
    }
  }

  /** A whole pile is laid onto another, face down. */
  moveAll(m: number[], from: number, to: number): void {
    if (from === to) return;
    const source = this.place(from);
    const target = this.place(to);
    for (let i = 0; i <= this.viewers; i++) {
      m[target + i] |= m[source + i];
      m[source + i] = 0;
    }
  }

  /** `seat` looks through a pile. */
  look(m: number[], pile: number, seat: number): void {
    const cards = this.cards(m, pile);
    for (let rest = cards; rest !== 0; rest &= rest - 1) this.blur(m, pile, this.kinds[lowest(rest)], seat);
    for (let other = 0; other < m[this.at]; other++) m[this.place(other) + 1 + seat] &= ~cards;
    m[this.place(pile) + 1 + seat] = cards;
  }

  /** Opens a new empty pile at the end and returns its number; when full, the last pile takes more cards. */
  open(m: number[]): number {
    if (m[this.at] === this.capacity) return this.capacity - 1;
    const pile = m[this.at]++;
    const start = this.place(pile);
    for (let i = 0; i < this.stride; i++) m[start + i] = 0;
    return pile;
  }

  /** Removes an empty pile; those after it move up. */
  close(m: number[], pile: number): void {
    const start = this.place(pile);
    const end = this.place(m[this.at]);
    for (let i = start + this.stride; i < end; i++) m[i - this.stride] = m[i];
    for (let i = end - this.stride; i < end; i++) m[i] = 0;
    m[this.at]--;
  }

  observe(m: readonly number[], seat: number): FamilyView {
    const piles: number[] = [];
    const possible: number[] = [];
    let hidden = 0;
    for (let pile = 0; pile < m[this.at]; pile++) {
      piles.push(this.size(m, pile));
      possible.push(this.possible(m, pile, seat));
      hidden |= this.cards(m, pile);
    }
    return { piles, cards: possiblePlaces(this.kinds, hidden, possible) };
  }

  differs(before: readonly number[], after: readonly number[]): boolean {
    return !sameInts(before, after, this.at, 1 + this.capacity * this.stride);
  }

  knowsNoMore(m: readonly number[], seat: number): boolean {
    for (let pile = 0; pile < m[this.at]; pile++)
      if (this.possible(m, pile, seat) !== this.possible(m, pile, SPECTATOR)) return false;
    return true;
  }

  load(m: number[], view: FamilyView, seat: number): void {
    if (!isViewOf(this.kinds, this.capacity, view)) throw new Error(`this is no view of ${this.name}`);
    const viewer = this.column(seat);
    this.reset(m, 0, view.piles.length);
    let next = 0;
    let lastKind = -1;
    let hidden = 0;
    for (const [kind, places] of view.cards) {
      if (kind !== lastKind) next = this.kinds.indexOf(kind);
      lastKind = kind;
      const card = next++;
      hidden |= 1 << card;
      for (let pile = 0; pile < view.piles.length; pile++) {
        if ((places >> pile) & 1) m[this.place(pile) + 1 + viewer] |= 1 << card;
      }
    }
    deal.piles = 0;
    for (const [pile, size] of view.piles.entries()) deal.addPile(size, this.possible(m, pile, seat), 0);
    this.dealOut(m, viewer, hidden, { below: () => 0 });
  }

  redeal(m: number[], seat: number, rng: Rng): void {
    const viewer = this.column(seat);
    let hidden = 0;
    deal.piles = 0;
    for (let pile = 0; pile < m[this.at]; pile++) {
      const start = this.place(pile);
      const cards = m[start];
      let knowers = 0;
      for (let i = 0; i < this.viewers; i++) if (m[start + 1 + i] === cards) knowers |= 1 << i;
      hidden |= cards;
      deal.addPile(popcount(cards), m[start + 1 + viewer], knowers);
    }
    this.dealOut(m, viewer, hidden, rng);
  }

  /** All cards of a kind, as a set. The list of cards may still grow while boxes are loaded. */
  private allOf(kind: number): number {
    if (this.counted !== this.kinds.length) {
      this.counted = this.kinds.length;
      this.equals = [];
      for (const [card, of] of this.kinds.entries()) this.equals[of] = (this.equals[of] ?? 0) | (1 << card);
    }
    return this.equals[kind] ?? 0;
  }

  /** The column of a seat; spectators, −1, have the last. */
  private column(seat: number): number {
    return seat < 0 ? this.viewers - 1 : seat;
  }

  private place(pile: number): number {
    return this.at + 1 + pile * this.stride;
  }

  /**
   * Before a card of a kind is seen to leave or lie in a pile: those of its kind that might be it become alike.
   * Which number it carries is chance, and must not tell the seat where its equals are.
   */
  private blur(m: number[], pile: number, kind: number, seat: number): void {
    const alike = this.possible(m, pile, seat) & this.allOf(kind);
    if ((alike & (alike - 1)) === 0) return;
    for (let other = 0; other < m[this.at]; other++) {
      const at = this.place(other) + 1 + seat;
      if (m[at] & alike) m[at] |= alike;
    }
  }

  private forget(m: number[], card: number): void {
    const keep = ~(1 << card);
    for (let pile = 0; pile < m[this.at]; pile++) {
      const start = this.place(pile);
      for (let i = 1; i <= this.viewers; i++) m[start + i] &= keep;
    }
  }

  /** Deals `hidden` over the piles; what others knew whole they still know, and of the rest they know nothing. */
  private dealOut(m: number[], viewer: number, hidden: number, rng: Rng): void {
    if (!deal.run(hidden, rng))
      throw new Error(`${this.name}: no deal agrees with what seat ${viewer} has seen`);
    const { piles, dealt, knowers } = deal;
    for (let pile = 0; pile < piles; pile++) m[this.place(pile)] = dealt[pile];
    for (let other = 0; other < this.viewers; other++) {
      if (other === viewer) continue;
      let open = hidden;
      for (let pile = 0; pile < piles; pile++) if ((knowers[pile] >> other) & 1) open &= ~dealt[pile];
      for (let pile = 0; pile < piles; pile++) {
        const isWhole = dealt[pile] === 0 || (knowers[pile] >> other) & 1;
        m[this.place(pile) + 1 + other] = isWhole ? dealt[pile] : open;
      }
    }
  }
}

/**
 * The one field list of a game. A state is a single array of small integers; every field has a name, a
 * meaning and a place in it. Clone, compare, hash, save, show and load all follow from this list.
 *
 * Whatever is named here as a plain field is public. What a seat may not know lives in a hidden family
 * (`hidden-cards.ts`) or in an `own` field, which only its seat may see.
 */

import { copyInts } from './bits.ts';

/** Field name → what it means; `[length, meaning]` for a row of integers. */
export type FieldList = Readonly<Record<string, string | readonly [length: number, meaning: string]>>;

/** The names of the single-integer fields of a list, for typing a window. */
export type Fields<L extends FieldList> = {
  -readonly [K in keyof L as L[K] extends string ? K : never]: number;
};

/** The same for the fields of an optional part: a state without it is shorter. */
export type OptionalFields<L extends FieldList> = {
  -readonly [K in keyof L as L[K] extends string ? K : never]: number | undefined;
};

export interface TableField {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly meaning: string;
}

export interface SeatField extends TableField {
  readonly stride: number;
  /** Only the seat itself may see it. */
  readonly own: boolean;
}

/** Stands for a spectator where a seat is expected. */
export const SPECTATOR = -1;

/** What a seat may know of a family: how large each pile is and where each unseen card may lie. */
export interface FamilyView {
  readonly piles: readonly number[];
  /** `[kind, places]` for every card not in the open, sorted; `places` has a bit for each possible pile. */
  readonly cards: readonly (readonly [kind: number, places: number])[];
}

/** A source of whole numbers below n, for re-deals. */
export interface Rng {
  below(n: number): number;
}

/** The seats that hold a pile in their hands or may always see into it, as a set; everybody can tell who they are. */
export type Holders = (m: number[], pile: number) => number;

/** A family of hidden cards as the layout knows it; see `hidden-cards.ts`. */
export interface Family {
  readonly name: string;
  readonly holders: Holders;
  /** Takes its place in the layout; called once, before the first state is made. */
  placeIn(layout: Layout): void;
  /** Whether a state of this length has the family: boxes not in play take no room. */
  within(m: readonly number[]): boolean;
  /** How many piles there are. */
  count(m: readonly number[]): number;
  sizeOf(m: readonly number[], pile: number): number;
  /** The cards that `seat` must think possible in a pile, as a set. */
  possible(m: readonly number[], pile: number, seat: number): number;
  /** For each kind, the share of its cards that `seat` must think possible in a pile; written at `at`. */
  countPossible(m: readonly number[], pile: number, seat: number, x: Float32Array, at: number): void;
  /** What `seat` may know; −1 is a spectator, who has seen nothing but the open table. */
  observe(m: readonly number[], seat: number): FamilyView;
  /** Whether anything about it differs between two states. */
  differs(before: readonly number[], after: readonly number[]): boolean;
  /** Whether `seat` sees the family as a spectator does. */
  knowsNoMore(m: readonly number[], seat: number): boolean;
  /** A family that looks like `view` to `seat`; what the seat cannot know is dealt in some possible way. */
  load(m: number[], view: FamilyView, seat: number): void;
  /** `seat` looks through a pile. */
  look(m: number[], pile: number, seat: number): void;
  /** Re-deals everything that `seat` cannot know, in a way that it cannot tell from the truth. */
  redeal(m: number[], seat: number, rng: Rng): void;
}

/** What a window onto one seat must carry so that fields can be read through it. */
export interface SeatWindow {
  readonly m: number[];
  readonly seat: number;
}

/** Entries one after the other, the number in use before them. */
interface List {
  readonly at: number;
  readonly width: number;
  readonly end: number;
}

export class Layout {
  readonly table: TableField[] = [];
  readonly seat: SeatField[] = [];
  readonly families: Family[] = [];
  size = 0;
  readonly seats: number;
  private readonly lists: List[] = [];

  constructor(seats: number) {
    this.seats = seats;
  }

  /** Reserves a run of integers and returns where it starts. */
  reserve(length: number): number {
    const at = this.size;
    this.size += length;
    return at;
  }

  /** Reserves a number and room for `capacity` entries of that many that are in use; those not in use are all 0. */
  reserveList(capacity: number, width: number): number {
    const at = this.reserve(1 + capacity * width);
    this.lists.push({ at, width, end: this.size });
    return at;
  }

  /** Makes `to` equal to `from`; of lists only what either of them uses, since search copies states all the time. */
  copy(to: number[], from: readonly number[]): void {
    const { length } = from;
    let start = 0;
    if (to.length !== length) to.length = length;
    else {
      for (const { at, width, end } of this.lists) {
        if (at >= length) break;
        copyInts(to, from, start, at + 1 + width * Math.max(to[at], from[at]));
        start = end;
      }
    }
    copyInts(to, from, start, length);
  }

  /** Adds fields of the table; single ones become properties of `prototype`. Returns each field's place. */
  addTable<L extends FieldList>(prototype: object, list: L): { readonly [K in keyof L]: number } {
    const places: Record<string, number> = {};
    for (const [name, entry] of Object.entries(list)) {
      const length = typeof entry === 'string' ? 1 : entry[0];
      const at = this.reserve(length);
      this.table.push({ name, at, length, meaning: typeof entry === 'string' ? entry : entry[1] });
      places[name] = at;
      if (typeof entry !== 'string') continue;
      Object.defineProperty(prototype, name, {
        get(this: { m: number[] }) {
          return this.m[at];
        },
        set(this: { m: number[] }, value: number) {
          this.m[at] = value;
        },
      });
    }
    return places as { readonly [K in keyof L]: number };
  }

  /** Adds fields that every seat has; single ones become properties of the seat window's `prototype`. */
  addSeat<L extends FieldList>(
    prototype: object,
    list: L,
    own = false,
  ): { readonly [K in keyof L]: number } & { readonly stride: number } {
    const lengths = Object.values(list).map((entry) => (typeof entry === 'string' ? 1 : entry[0]));
    const stride = lengths.reduce((sum, n) => sum + n, 0);
    const start = this.reserve(stride * this.seats);
    const places: Record<string, number> = { stride };
    let at = start;
    for (const [name, entry] of Object.entries(list)) {
      const length = typeof entry === 'string' ? 1 : entry[0];
      const meaning = typeof entry === 'string' ? entry : entry[1];
      this.seat.push({ name, at, length, stride, own, meaning });
      places[name] = at;
      if (typeof entry === 'string') defineSeatField(prototype, name, at, stride);
      at += length;
    }
    return places as { readonly [K in keyof L]: number } & { readonly stride: number };
  }

  addFamily(family: Family): void {
    family.placeIn(this);
    this.families.push(family);
  }
}

function defineSeatField(prototype: object, name: string, at: number, stride: number): void {
  Object.defineProperty(prototype, name, {
    get(this: SeatWindow) {
      return this.m[at + this.seat * stride];
    },
    set(this: SeatWindow, value: number) {
      this.m[at + this.seat * stride] = value;
    },
  });
}

/** What a net sees: numbers written one after another, each under a name. */

import type { Layout } from '@tokaido/kernel';
import { lowest } from '@tokaido/kernel';
import { LARGEST_WEIGHT } from './eight-bits.ts';
import type { Place } from './net.ts';

/**
 * Features are whole numbers of 64ths up to 255 of them, and the first layer multiplies them with whole weights: as
 * long as no sum reaches 2^24 of these, 32-bit floats add them up without rounding, in any order.
 */
const PARTS = 64;
const MOST_PARTS = 255;
const EXACT = 2 ** 24;

/** Ints that a game may remember from one position to the next. */
const NOTES = 1024;

/**
 * Writes numbers, most of them between 0 and 1. It remembers what it wrote last: only what differs is written, and
 * listed as a place and a difference for the first layer.
 */
export class FeatureWriter {
  at = 0;
  /** How many differences are listed. */
  count = 0;
  /** Names and sizes, while they are noted for the schema, and how many of the numbers may exceed 1. */
  names: string[] | null = null;
  large = 0;
  /** What a game remembers of the last position; −1 at first. Of 64 bits, since so states hold their integers. */
  readonly notes = new Float64Array(NOTES);
  private readonly x: Float32Array;
  private readonly list: number;
  private readonly differences: Float32Array;
  private readonly places: Int32Array;
  /** What was written last, at the first place of each feature: as it was given, but 0 for no mark. */
  private readonly last: Int32Array;
  private readonly shares = new Float32Array(32);

  constructor({ x, list, memory }: Place) {
    this.x = x;
    this.list = list;
    this.differences = memory;
    this.places = new Int32Array(memory.buffer);
    this.last = new Int32Array(x.length);
    this.forget();
  }

  /** Starts over with nothing written. */
  forget(): void {
    this.x.fill(0);
    this.last.fill(0);
    this.notes.fill(-1);
  }

  /** One number, about 1 when it is `full`. */
  scaled(name: string, value: number, full: number): void {
    const at = this.room(name, 1, 1);
    this.set(at, value, full);
  }

  /** A mark at one of `size` places; none for a value outside. */
  oneOf(name: string, size: number, value: number): void {
    const at = this.room(name, size);
    const mark = value >= 0 && value < size ? 1 + value : 0;
    const before = this.last[at];
    if (mark === before) return;
    this.last[at] = mark;
    if (before > 0) this.change(at + before - 1, -1);
    if (mark > 0) this.change(at + value, 1);
  }

  /** A mark at every place up to the value: 3 is 1 1 1 0 0. */
  upTo(name: string, size: number, value: number): void {
    const at = this.room(name, size);
    const marks = Math.min(size, value);
    const before = this.last[at];
    if (marks === before) return;
    this.last[at] = marks;
    for (let i = before; i < marks; i++) this.change(at + i, 1);
    for (let i = marks; i < before; i++) this.change(at + i, -1);
  }

  /** A mark for every member of a set of bits. */
  bits(name: string, size: number, set: number): void {
    const at = this.room(name, size);
    const marks = set & (-1 >>> (32 - size));
    const before = this.last[at];
    if (marks === before) return;
    this.last[at] = marks;
    for (let rest = marks ^ before; rest !== 0; rest &= rest - 1) {
      const i = lowest(rest);
      this.change(at + i, (marks >> i) & 1 ? 1 : -1);
    }
  }

  /**
   * The cards by kind that a seat must think possible in a pile, as shares of their copies, and the size of the pile,
   * about 1 when it is `full`.
   */
  pile(
    family: Layout['families'][number] | undefined,
    m: readonly number[],
    pile: number,
    seat: number,
    kinds: number,
    full: number,
  ): void {
    const at = this.room(family?.name ?? '', kinds + 1, 1);
    if (family === undefined) return;
    const isThere = family.within(m) && pile < family.count(m);
    const possible = isThere ? family.possible(m, pile, seat) | 0 : 0;
    this.set(at + kinds, isThere ? family.sizeOf(m, pile) : 0, full);
    if (possible === this.last[at]) return;
    this.last[at] = possible;
    const { shares } = this;
    shares.fill(0);
    if (isThere) family.countPossible(m, pile, seat, shares, 0);
    for (let kind = 0; kind < kinds; kind++) this.setParts(at + kind, Math.round(shares[kind] * PARTS));
  }

  /** Notes integers of a state from a note on, and says whether they are as they were noted last. */
  isNoted(m: readonly number[], from: number, length: number, note: number): boolean {
    const { notes } = this;
    let isSame = true;
    for (let i = 0; i < length; i++) {
      if (notes[note + i] === m[from + i]) continue;
      notes[note + i] = m[from + i];
      isSame = false;
    }
    return isSame;
  }

  /** Leaves out `size` numbers that are as they were. */
  skip(size: number): void {
    this.at += size;
  }

  private room(name: string, size: number, large = 0): number {
    if (this.names !== null) {
      this.names.push(`${name}:${size};`);
      this.large += large;
    }
    const { at } = this;
    this.at += size;
    return at;
  }

  private set(at: number, value: number, full: number): void {
    if (value === this.last[at]) return;
    this.last[at] = value;
    this.setParts(at, Math.min(MOST_PARTS, Math.round((value * PARTS) / full)));
  }

  private setParts(at: number, parts: number): void {
    const difference = parts / PARTS - this.x[at];
    if (difference !== 0) this.change(at, difference);
  }

  private change(at: number, difference: number): void {
    this.x[at] += difference;
    const entry = this.list + 2 * this.count++;
    this.places[entry] = at;
    this.differences[entry + 1] = difference;
  }
}

/**
 * Writes what `seat` may know of a state; always the same names in the same order. What lies face down is read
 * from `known`: the state itself, or an earlier one when the seat is about to look at cards it has not seen. `draw` is
 * the chance stream at which an action has stopped, or `NO_DRAW`, and `draws` how many draws its step makes.
 */
export type WriteFeatures<S> = (
  out: FeatureWriter,
  s: S,
  seat: number,
  known: S,
  draw: number,
  draws: number,
) => void;

/** No draw is waited for: somebody decides. */
export const NO_DRAW = -1;

/** More than any writer needs. */
const MOST = 4096;

export class Features<S> {
  readonly size: number;
  /** Changes whenever a name is added, removed, moved or resized; a net of another schema is refused. */
  readonly schema: string;
  private readonly write: WriteFeatures<S>;

  /** `example` is any state of the tables that the features are for. */
  constructor(write: WriteFeatures<S>, example: S) {
    this.write = write;
    const out = new FeatureWriter({ x: new Float32Array(MOST), list: 0, memory: new Float32Array(2 * MOST) });
    out.names = [];
    write(out, example, 0, example, NO_DRAW, 0);
    this.size = Math.ceil(out.at / 4) * 4;
    this.schema = fingerprint(out.names.join(''));
    const most = (this.size - out.large) * PARTS + out.large * MOST_PARTS;
    if (most * LARGEST_WEIGHT >= EXACT) throw new Error('too many features to be added up without rounding');
  }

  /** Makes what `out` has written the features of `s`. `draw` is the chance stream the position waits for, or −1. */
  fill(out: FeatureWriter, s: S, seat: number, draw: number, known = s, draws = 0): void {
    out.at = 0;
    out.count = 0;
    this.write(out, s, seat, known, draw, draws);
  }
}

function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

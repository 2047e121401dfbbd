/** What a net sees: numbers written one after another, each under a name. */

import { lowest } from '@tokaido/kernel';

/** Writes numbers, most of them between 0 and 1, into an array that was cleared before. */
export class FeatureWriter {
  x: Float32Array = new Float32Array(0);
  at = 0;
  /** Names and sizes, while they are noted for the schema. */
  names: string[] | null = null;

  /** One number, about 1 when it is `full`. */
  scaled(name: string, value: number, full: number): void {
    this.x[this.room(name, 1)] = value / full;
  }

  /** A mark at one of `size` places; none for a value outside. */
  oneOf(name: string, size: number, value: number): void {
    const at = this.room(name, size);
    if (value >= 0 && value < size) this.x[at + value] = 1;
  }

  /** A mark at every place up to the value: 3 is 1 1 1 0 0. */
  upTo(name: string, size: number, value: number): void {
    const at = this.room(name, size);
    const end = at + Math.min(size, value);
    for (let i = at; i < end; i++) this.x[i] = 1;
  }

  /** A mark for every member of a set of bits. */
  bits(name: string, size: number, set: number): void {
    const at = this.room(name, size);
    for (let rest = set & (2 ** size - 1); rest !== 0; rest &= rest - 1) this.x[at + lowest(rest)] = 1;
  }

  /** Room for `size` numbers that the caller writes. */
  room(name: string, size: number): number {
    if (this.names !== null) this.names.push(`${name}:${size};`);
    const { at } = this;
    this.at += size;
    return at;
  }
}

/**
 * Writes what `seat` may know of a state; always the same names in the same order. What lies face down is read
 * from `known`: the state itself, or an earlier one when the seat is about to look at cards it has not seen. `draw` is
 * the chance stream at which an action has stopped, or `NO_DRAW`.
 */
export type WriteFeatures<S> = (out: FeatureWriter, s: S, seat: number, known: S, draw: number) => void;

/** No draw is waited for: somebody decides. */
export const NO_DRAW = -1;

/** More than any writer needs. */
const MOST = 4096;

export class Features<S> {
  readonly size: number;
  /** Changes whenever a name is added, removed, moved or resized; a net of another schema is refused. */
  readonly schema: string;
  private readonly write: WriteFeatures<S>;
  private readonly out = new FeatureWriter();

  /** `example` is any state of the tables that the features are for. */
  constructor(write: WriteFeatures<S>, example: S) {
    this.write = write;
    const { out } = this;
    out.x = new Float32Array(MOST);
    out.names = [];
    write(out, example, 0, example, NO_DRAW);
    this.size = Math.ceil(out.at / 4) * 4;
    this.schema = fingerprint(out.names.join(''));
    out.names = null;
  }

  /** `draw` is the chance stream at which the position waits for its draw, or −1. */
  fill(s: S, seat: number, x: Float32Array, draw: number, known = s): void {
    x.fill(0);
    this.out.x = x;
    this.out.at = 0;
    this.write(this.out, s, seat, known, draw);
  }
}

function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

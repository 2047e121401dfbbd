/**
 * A chunk: positions with what is to be learned from them, on their way from an actor to the learner. Eight
 * 32-bit numbers (mark, positions, entries, games, seats, inputs, 0, 0), then for all positions the win shares and the final
 * points by seat, the looking seat first; the values of the features that are not zero, how many of them each position
 * has, and their places. The learner in Python reads and writes the same.
 */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';

const MARK = 0x314b4843;
const HEAD = 8;
/** Entries that a position is expected to have; the room grows where it has more. */
const ENTRIES = 128;

export interface ChunkShape {
  readonly seats: number;
  readonly inputs: number;
}

export interface Chunk {
  readonly positions: number;
  readonly games: number;
  readonly wins: Float32Array;
  /** Final points in hundreds. */
  readonly points: Float32Array;
  readonly values: Float32Array;
  /** Entries of each position. */
  readonly counts: Uint16Array;
  readonly places: Uint16Array;
}

/** Collects positions. Their features come first; the targets follow when the game is over. */
export class ChunkWriter {
  readonly shape: ChunkShape;
  positions = 0;
  games = 0;
  wins: Float32Array;
  points: Float32Array;
  private entries = 0;
  private values: Float32Array;
  private counts: Uint16Array;
  private places: Uint16Array;

  constructor(shape: ChunkShape, positions: number) {
    this.shape = shape;
    this.wins = new Float32Array(positions * shape.seats);
    this.points = new Float32Array(positions * shape.seats);
    this.counts = new Uint16Array(positions);
    this.values = new Float32Array(positions * ENTRIES);
    this.places = new Uint16Array(positions * ENTRIES);
  }

  /** Adds the features of a position, whose targets must be set before the chunk is read. */
  add(x: Float32Array): void {
    const { inputs } = this.shape;
    if (this.positions === this.counts.length) this.growPositions();
    if (this.entries + inputs > this.values.length) this.growEntries();
    const { values, places } = this;
    let { entries } = this;
    for (let i = 0; i < inputs; i++) {
      const value = x[i];
      if (value === 0) continue;
      places[entries] = i;
      values[entries++] = value;
    }
    this.counts[this.positions++] = entries - this.entries;
    this.entries = entries;
  }

  /** The chunk so far, in bytes. */
  bytes(): Uint8Array {
    const { shape, positions, entries } = this;
    const head = new Uint32Array(HEAD);
    head.set([MARK, positions, entries, this.games, shape.seats, shape.inputs]);
    const parts = [
      head,
      this.wins.subarray(0, positions * shape.seats),
      this.points.subarray(0, positions * shape.seats),
      this.values.subarray(0, entries),
      this.counts.subarray(0, positions),
      this.places.subarray(0, entries),
    ];
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
    let at = 0;
    for (const { buffer, byteOffset, byteLength } of parts) {
      all.set(new Uint8Array(buffer, byteOffset, byteLength), at);
      at += byteLength;
    }
    return all;
  }

  clear(): void {
    this.positions = 0;
    this.entries = 0;
    this.games = 0;
  }

  private growPositions(): void {
    this.wins = longer(this.wins);
    this.points = longer(this.points);
    const counts = new Uint16Array(2 * this.counts.length);
    counts.set(this.counts);
    this.counts = counts;
  }

  private growEntries(): void {
    this.values = longer(this.values, this.shape.inputs);
    const places = new Uint16Array(this.values.length);
    places.set(this.places);
    this.places = places;
  }
}

function longer(list: Float32Array, least = 0): Float32Array {
  const long = new Float32Array(2 * list.length + least);
  long.set(list);
  return long;
}

/** Reads a chunk of this shape, or says what is wrong with it. */
export function readChunk(bytes: Uint8Array, shape: ChunkShape): Result<Chunk> {
  if (bytes.byteLength < 4 * HEAD) return fail('a chunk of positions is cut off');
  // A buffer of its own, so that the numbers in it are aligned.
  const { buffer } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  let at = bytes.byteOffset % 4 === 0 ? bytes.byteOffset : 0;
  const [mark, positions, entries, games, seats, inputs] = new Uint32Array(buffer, at, HEAD);
  if (mark !== MARK) return fail('a file among the chunks is no chunk of positions');
  if (seats !== shape.seats || inputs !== shape.inputs) {
    return fail(
      `a chunk has ${seats} seats and ${inputs} features, this run ${shape.seats} and ${shape.inputs}`,
    );
  }
  if (bytes.byteLength !== 4 * HEAD + 8 * positions * seats + 6 * entries + 2 * positions) {
    return fail('a chunk of positions is cut off');
  }
  at += 4 * HEAD;
  const floats = (length: number) => {
    const list = new Float32Array(buffer, at, length);
    at += list.byteLength;
    return list;
  };
  const shorts = (length: number) => {
    const list = new Uint16Array(buffer, at, length);
    at += list.byteLength;
    return list;
  };
  const wins = floats(positions * seats);
  const points = floats(positions * seats);
  const values = floats(entries);
  const counts = shorts(positions);
  const places = shorts(entries);
  return ok({ positions, games, wins, points, values, counts, places });
}

/**
 * Chance is a parameter of play, never part of a state, so no one who holds a state can read the future.
 * Decks have no order until a card is drawn: a draw picks one member of the set of cards that may come.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { nthBit, popcount } from './bits.ts';
import { bytesToHex, hexToBytes, joinBytes } from './bytes.ts';

export interface Chance {
  /**
   * Picks one bit of a non-empty set of up to 64 (`low` holds bits 0–31, `high` bits 32–63).
   * `stream` names the deck or die, `index` counts the draws made from it so far.
   */
  draw(stream: number, index: number, low: number, high?: number): number;
}

/** The value at a place among the bits of a set. */
export function pickRank(rank: number, low: number, high: number): number {
  const inLow = popcount(low);
  return rank < inLow ? nthBit(low, rank) : 32 + nthBit(high, rank - inLow);
}

/** A small fast generator (sfc32) for search and simulation. Not for real games. */
export class FastChance implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number) {
    this.a = seed | 0;
    this.b = (seed / 0x100000000) | 0;
    this.c = 0x9e3779b9 | 0;
    this.d = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next 32 random bits, unsigned. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + t;
    return t >>> 0;
  }

  /** A whole number from 0 to n − 1. */
  below(n: number): number {
    return Math.floor((this.next() / 0x100000000) * n);
  }

  draw(_stream: number, _index: number, low: number, high = 0): number {
    if (high === 0) return nthBit(low, this.below(popcount(low)));
    return pickRank(this.below(popcount(low) + popcount(high)), low, high);
  }
}

/**
 * The chance of real games. Draw `k` of stream `name` with `n` possible cards is
 * SHA-256(seed ‖ "name k"), its first six bytes as a big-endian number modulo n, counted from the lowest
 * card up. Draws depend on nothing but seed, stream and count: the k-th souvenir is the same card whoever
 * draws it, an undone turn draws the same again, and anybody can check a finished game with sha256sum.
 */
export class SealedChance implements Chance {
  private readonly seed: Uint8Array;
  private readonly streams: readonly string[];

  constructor(seed: Uint8Array, streams: readonly string[]) {
    if (seed.length !== 32) throw new Error('a seed has 32 bytes');
    this.seed = seed;
    this.streams = streams;
  }

  draw(stream: number, index: number, low: number, high = 0): number {
    const digest = sha256(joinBytes(this.seed, utf8ToBytes(`${this.streams[stream]} ${index}`)));
    let value = 0;
    for (let i = 0; i < 6; i++) value = value * 256 + digest[i];
    return pickRank(value % (popcount(low) + popcount(high)), low, high);
  }
}

/**
 * The seed of a game whose players added bytes of their own: SHA-256(seed ‖ bytes ‖ …). Whoever keeps the
 * secret cannot choose the shuffle, since the bytes come after its commitment; nor can any player.
 */
export function mixedSeed(seed: Uint8Array, mix: readonly string[]): Uint8Array {
  return mix.length === 0 ? seed : sha256(joinBytes(seed, ...mix.map(hexToBytes)));
}

/** The seed of a game named by a number or a phrase: reproducible, for simulations and tests. */
export function seedFrom(phrase: string): Uint8Array {
  return sha256(utf8ToBytes(phrase));
}

/** What is published before a game so that its seed cannot be changed afterwards. */
export function commitment(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

export interface Outcome {
  readonly stream: number;
  readonly index: number;
  readonly low: number;
  readonly high: number;
  readonly value: number;
}

/** Passes draws on to another chance and records the outcomes. */
export class RecordingChance implements Chance {
  readonly outcomes: Outcome[] = [];
  private readonly inner: Chance;

  constructor(inner: Chance) {
    this.inner = inner;
  }

  draw(stream: number, index: number, low: number, high = 0): number {
    const value = this.inner.draw(stream, index, low, high);
    this.outcomes.push({ stream, index, low, high, value });
    return value;
  }

  /** The outcomes since the last call. */
  take(): Outcome[] {
    return this.outcomes.splice(0);
  }
}

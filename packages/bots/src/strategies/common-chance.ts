/**
 * Common random numbers: what a draw brings depends on seed, stream and count alone, so that all actions that
 * are compared meet the same cards.
 */

import type { Chance } from '@tokaido/kernel';
import { nthBit, popcount } from '@tokaido/kernel';

export class CommonChance implements Chance {
  /** Draws so far; whoever compares actions resets it to learn which of them meet chance at all. */
  draws = 0;
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed | 0;
  }

  draw(stream: number, index: number, low: number, high = 0): number {
    this.draws++;
    const inLow = popcount(low);
    const rank = Math.floor((this.bits(stream, index) / 0x100000000) * (inLow + popcount(high)));
    return rank < inLow ? nthBit(low, rank) : 32 + nthBit(high, rank - inLow);
  }

  /** 32 well mixed bits of seed, stream and count. */
  private bits(stream: number, index: number): number {
    let h = Math.imul(this.seed ^ Math.imul(stream + 1, 0x9e3779b1), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 15) ^ Math.imul(index + 1, 0x27d4eb2f), 0xc2b2ae35);
    h = Math.imul(h ^ (h >>> 13), 0x165667b1);
    return (h ^ (h >>> 16)) >>> 0;
  }
}

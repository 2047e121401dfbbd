import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { members, popcount } from './bits.ts';
import { commitment, FastChance, RecordingChance, SealedChance, seedFrom } from './chance.ts';

const STREAMS = ['tile', 'hot-spring'];
const masks = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

function set(low: number, high = 0): number[] {
  return [...members(low), ...members(high).map((bit) => 32 + bit)];
}

/** The rule of docs/record.md, written again with Node's own hash. */
function byHand(seed: Uint8Array, stream: string, index: number, possible: readonly number[]): number {
  const digest = createHash('sha256').update(seed).update(`${stream} ${index}`).digest();
  return possible[Number(BigInt(digest.readUIntBE(0, 6)) % BigInt(possible.length))];
}

describe('sealed chance', () => {
  test('every draw is what SHA-256 of seed, stream and count says', () => {
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(
        seeds,
        fc.nat(1),
        fc.nat(500),
        masks.filter((m) => m !== 0),
        masks,
        (seed, s, index, low, high) => {
          const sealed = new SealedChance(seed, STREAMS);
          expect(sealed.draw(s, index, low)).toBe(byHand(seed, STREAMS[s], index, set(low)));
          expect(sealed.draw(s, index, low, high)).toBe(byHand(seed, STREAMS[s], index, set(low, high)));
        },
      ),
    );
  });

  test('a vector that anybody can repeat with sha256sum', () => {
    const seed = seedFrom('fuji');
    expect(Buffer.from(seed).toString('hex')).toBe(createHash('sha256').update('fuji').digest('hex'));
    const sealed = new SealedChance(seed, STREAMS);
    expect([0, 1, 2, 3, 4, 5].map((k) => sealed.draw(1, k, 0b111111))).toEqual(
      [0, 1, 2, 3, 4, 5].map((k) => byHand(seed, 'hot-spring', k, [0, 1, 2, 3, 4, 5])),
    );
  });

  test('it does not matter when, or how often, a draw is made', () => {
    const sealed = new SealedChance(seedFrom('again'), STREAMS);
    const late = sealed.draw(0, 9, 0xffff);
    for (let i = 0; i < 9; i++) sealed.draw(0, i, 0xffff);
    expect(sealed.draw(0, 9, 0xffff)).toBe(late);
  });

  test('streams and seeds give different draws', () => {
    const row = (seed: string, stream: number) =>
      Array.from({ length: 40 }, (_, k) => new SealedChance(seedFrom(seed), STREAMS).draw(stream, k, -1));
    expect(row('a', 0)).not.toEqual(row('a', 1));
    expect(row('a', 0)).not.toEqual(row('b', 0));
  });

  test('all cards come about equally often', () => {
    const sealed = new SealedChance(seedFrom('even'), STREAMS);
    const counts = new Array(10).fill(0);
    for (let k = 0; k < 20_000; k++) counts[sealed.draw(0, k, 0b1111111111)]++;
    const off = counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    expect(off).toBeLessThan(27.9); // chi-squared with nine degrees of freedom, p = 0.001
  });

  test('a seed has 32 bytes', () => {
    expect(() => new SealedChance(new Uint8Array(31), STREAMS)).toThrow('32 bytes');
  });

  test('the commitment is the hash of the seed', () => {
    const seed = seedFrom('kept');
    expect(commitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });
});

describe('fast chance', () => {
  test('draws are members of the set, also above 32', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        masks.filter((m) => m !== 0),
        masks,
        (seed, low, high) => {
          const chance = new FastChance(seed);
          for (let i = 0; i < 20; i++) {
            expect(set(low)).toContain(chance.draw(0, 0, low));
            expect(set(low, high)).toContain(chance.draw(0, 0, low, high));
          }
        },
      ),
    );
  });

  test('numbers below n are whole, from 0 to n − 1, and all of them come', () => {
    const chance = new FastChance(1);
    for (const n of [1, 2, 3, 7, 100]) {
      const seen = new Set(Array.from({ length: 100 * n }, () => chance.below(n)));
      expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
    }
  });

  test('the same seed gives the same numbers, the next seed gives others', () => {
    const row = (seed: number) => {
      const chance = new FastChance(seed);
      return Array.from({ length: 8 }, () => chance.next());
    };
    expect(row(5)).toEqual(row(5));
    expect(row(5)).not.toEqual(row(6));
    expect(row(5)).not.toEqual(row(5 + 2 ** 32));
    expect(row(0).every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** 32)).toBe(true);
  });

  test('sets above 32 cards are drawn evenly', () => {
    const chance = new FastChance(3);
    const counts = new Map<number, number>();
    for (let i = 0; i < 40_000; i++) {
      const card = chance.draw(0, i, -1, 0xff);
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect(counts.size).toBe(popcount(-1) + 8);
    const off = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(off).toBeLessThan(72.1); // 39 degrees of freedom, p = 0.001
  });
});

describe('recording chance', () => {
  test('it passes draws on and keeps what came, until it is taken', () => {
    const recording = new RecordingChance({ draw: (_stream, _index, low) => members(low)[0] });
    expect(recording.draw(1, 4, 0b1100)).toBe(2);
    expect(recording.draw(0, 0, 1, 2)).toBe(0);
    expect(recording.take()).toEqual([
      { stream: 1, index: 4, low: 0b1100, high: 0, value: 2 },
      { stream: 0, index: 0, low: 1, high: 2, value: 0 },
    ]);
    expect(recording.take()).toEqual([]);
  });
});

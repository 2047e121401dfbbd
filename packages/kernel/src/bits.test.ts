import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyInts, lowest, maskOf, members, nthBit, popcount } from './bits.ts';

/** The set bits of a 32-bit mask, found one by one. */
function slow(mask: number): number[] {
  const found: number[] = [];
  for (let bit = 0; bit < 32; bit++) if ((mask >>> bit) & 1) found.push(bit);
  return found;
}

const masks = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

describe('sets of cards', () => {
  test('count, list and pick agree with looking at each bit', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        const bits = slow(mask);
        expect(popcount(mask)).toBe(bits.length);
        expect(members(mask)).toEqual(bits);
        expect(lowest(mask)).toBe(bits[0] ?? 32);
        for (const [n, bit] of bits.entries()) expect(nthBit(mask, n)).toBe(bit);
      }),
    );
  });

  test('the highest bit, which makes the integer negative, is a card like any other', () => {
    expect(popcount(-1)).toBe(32);
    expect(lowest(1 << 31)).toBe(31);
    expect(nthBit(-1, 31)).toBe(31);
    expect(members((1 << 31) | 1)).toEqual([0, 31]);
  });

  test('there is no card in the empty set, and none past the last', () => {
    expect(popcount(0)).toBe(0);
    expect(lowest(0)).toBe(32);
    expect(members(0)).toEqual([]);
    expect(nthBit(0b101, 2)).toBe(32);
  });

  test('a list becomes a set and back', () => {
    expect(maskOf([])).toBe(0);
    expect(maskOf([5, 0, 5])).toBe(0b100001);
    fc.assert(fc.property(masks, (mask) => maskOf(members(mask)) === mask));
  });
});

test('numbers are copied from a place up to another, and no others', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(50), fc.nat(50), (from, a, b) => {
      const start = Math.min(a, from.length);
      const end = Math.min(from.length, start + b);
      const to = from.map(() => 0.5);
      copyInts(to, from, start, end);
      expect(to).toEqual(from.map((n, i) => (i >= start && i < end ? n : 0.5)));
    }),
  );
});

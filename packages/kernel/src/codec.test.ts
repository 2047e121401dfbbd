import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesToText, decodeInts, encodeInts, hashInts, textToBytes } from './codec.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');
const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const ints = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -3, max: 60 }), int32), { maxLength: 80 });

describe('bytes as text', () => {
  test('they are base64url without padding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = bytesToText(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(textToBytes(text)).toEqual([...bytes]);
      }),
    );
  });

  test('what is read is written the same way: no text has two spellings', () => {
    const texts = fc.array(fc.constantFrom(...LETTERS), { maxLength: 12 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = textToBytes(text);
        if (bytes !== null) expect(bytesToText(bytes)).toBe(text);
      }),
    );
  });

  test.each(['A', 'AAAAA', 'AB', 'AAB', 'AA=', 'A A', 'AÄ', '++', '😀AA'])('"%s" is refused', (text) => {
    expect(textToBytes(text)).toBeNull();
  });
});

describe('integers as text', () => {
  test('they come back, whatever their sign and size', () => {
    fc.assert(
      fc.property(ints, (list) => {
        expect(decodeInts(encodeInts(list), 80)).toEqual(list);
      }),
    );
  });

  test('runs of zeros cost two bytes', () => {
    expect(encodeInts(new Array(300).fill(0)).length).toBeLessThan(10);
    expect(decodeInts(encodeInts(new Array(300).fill(0)), 300)).toEqual(new Array(300).fill(0));
  });

  test('a longer list than the limit is refused before it is built', () => {
    expect(decodeInts(encodeInts([1, 2, 3]), 2)).toBeNull();
    expect(decodeInts(encodeInts(new Array(2_000_000).fill(0)), 1_000)).toBeNull();
  });

  test('only the one spelling that encode writes is read', () => {
    fc.assert(
      fc.property(ints, fc.nat(), fc.constantFrom(...LETTERS), (list, at, letter) => {
        const text = encodeInts(list);
        const i = at % text.length;
        const damaged = text.slice(0, i) + letter + text.slice(i + 1);
        const back = decodeInts(damaged, 80);
        if (back !== null) expect(encodeInts(back)).toBe(damaged);
      }),
    );
  });

  test.each([
    ['nothing', []],
    ['a list that ends early', [2, 4]],
    ['a list with something behind it', [1, 4, 4]],
    ['a run of no zeros', [1, 0, 0]],
    ['a run past the end', [1, 0, 2]],
    ['two runs where one would do', [2, 0, 1, 0, 1]],
    ['a number in too many bytes', [1, 0x84, 0]],
    ['a number that never ends', [1, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]],
  ])('%s is refused', (_name, bytes) => {
    expect(decodeInts(bytesToText(bytes), 80)).toBeNull();
  });
});

describe('the hash', () => {
  test('equal lists have equal hashes, and one changed number changes it', () => {
    fc.assert(
      fc.property(ints, fc.nat(), fc.integer({ min: 1, max: 5 }), (list, at, more) => {
        expect(hashInts([...list])).toBe(hashInts(list));
        if (list.length === 0) return;
        const changed = [...list];
        changed[at % list.length] ^= more;
        expect(hashInts(changed)).not.toBe(hashInts(list));
      }),
    );
  });

  test('it is a whole number of 32 bits, and length counts', () => {
    expect(hashInts([])).toBe((0x811c9dc5 ^ 0) >>> 0);
    expect(hashInts([0])).not.toBe(hashInts([0, 0]));
    expect(hashInts([-1])).toBeGreaterThanOrEqual(0);
  });
});

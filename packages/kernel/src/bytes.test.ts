import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesToHex, hexToBytes, joinBytes } from './bytes.ts';

it('writes two digits for each byte', () => {
  expect(bytesToHex(Uint8Array.of(0, 7, 160, 255))).toBe('0007a0ff');
});

it('reads in either case what it wrote', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(hexToBytes(bytesToHex(bytes))).toEqual(bytes);
      expect(hexToBytes(bytesToHex(bytes).toUpperCase())).toEqual(bytes);
    }),
  );
});

it.each(['0', '0g', ' 00', '0x00'])('refuses %j', (text) => {
  expect(() => hexToBytes(text)).toThrow('not hexadecimal');
});

it('joins bytes in their order', () => {
  expect(joinBytes(Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3))).toEqual(Uint8Array.of(1, 2, 3));
});

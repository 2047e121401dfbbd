/** Integers as text and as a hash. Variable-length bytes, zigzag for negatives, base64url on top. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUE = new Map(ALPHABET.split('').map((letter, i) => [letter, i]));

export function bytesToText(bytes: ArrayLike<number>): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const word = (bytes[i] << 16) | ((left > 1 ? bytes[i + 1] : 0) << 8) | (left > 2 ? bytes[i + 2] : 0);
    text += ALPHABET[word >> 18] + ALPHABET[(word >> 12) & 63];
    if (left > 1) text += ALPHABET[(word >> 6) & 63];
    if (left > 2) text += ALPHABET[word & 63];
  }
  return text;
}

/** Null unless the text is exactly what `bytesToText` writes. */
export function textToBytes(text: string): number[] | null {
  if (text.length % 4 === 1) return null;
  const bytes: number[] = [];
  let word = 0;
  let bits = 0;
  for (const letter of text) {
    const value = VALUE.get(letter);
    if (value === undefined) return null;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((word >> bits) & 0xff);
  }
  return (word & ((1 << bits) - 1)) === 0 ? bytes : null;
}

export function encodeInts(ints: readonly number[]): string {
  const bytes: number[] = [];
  const put = (value: number) => {
    let rest = value >>> 0;
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    bytes.push(rest);
  };
  put(ints.length);
  for (let i = 0; i < ints.length; i++) {
    let zeros = 0;
    while (i + zeros < ints.length && ints[i + zeros] === 0) zeros++;
    if (zeros > 0) {
      bytes.push(0);
      put(zeros);
      i += zeros - 1;
    } else {
      put((ints[i] << 1) ^ (ints[i] >> 31));
    }
  }
  return bytesToText(bytes);
}

/** Null unless the text is exactly what `encodeInts` writes for at most `limit` integers. */
export function decodeInts(text: string, limit: number): number[] | null {
  const bytes = textToBytes(text);
  if (bytes === null) return null;
  let at = 0;
  const take = (): number => {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      if (at >= bytes.length) return -1;
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
    return -1;
  };
  const length = take();
  if (length < 0 || length > limit) return null;
  const ints: number[] = [];
  while (ints.length < length) {
    const value = take();
    if (value < 0) return null;
    if (value === 0) {
      const zeros = take();
      if (zeros < 1 || ints.length + zeros > length) return null;
      for (let i = 0; i < zeros; i++) ints.push(0);
    } else {
      ints.push((value >>> 1) ^ -(value & 1));
    }
  }
  return at === bytes.length && encodeInts(ints) === text ? ints : null;
}

/** 32-bit FNV-1a over the integers, with the length mixed in. */
export function hashInts(ints: readonly number[]): number {
  let hash = 0x811c9dc5 ^ ints.length;
  for (let i = 0; i < ints.length; i++) {
    const value = ints[i];
    hash = Math.imul(hash ^ (value & 0xffff), 0x01000193);
    hash = Math.imul(hash ^ (value >>> 16), 0x01000193);
  }
  return hash >>> 0;
}

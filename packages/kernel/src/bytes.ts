/** Bytes as hexadecimal words and back. Part of every first table, so smaller than a library for all of it. */

export function bytesToHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Throws where the text is not hexadecimal, or has half a byte. */
export function hexToBytes(hex: string): Uint8Array {
  if (!/^([\da-f]{2})*$/i.test(hex)) throw new Error('this is not hexadecimal');
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16),
  );
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

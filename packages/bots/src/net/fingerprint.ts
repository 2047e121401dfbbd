/** Tells nets apart by what they compute, whatever their files are called. */

import type { Net } from './net.ts';

/** Eight hexadecimal digits: FNV-1a over the weights. */
export function fingerprintOf({ weights }: Net): string {
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

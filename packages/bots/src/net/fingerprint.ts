/** Tells nets apart by what they compute, whatever their files are called. */

import type { Net } from './net.ts';

/** Eight hexadecimal digits: FNV-1a over the weights. */
export function fingerprintOf(net: Net): string {
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(net.floats().buffer)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * By what a server knows that a device has sent its walk of a date: a random number of the device, hashed with the date.
 * Nobody can tell that the tokens of two dates come from the same device.
 */

import { bytesToHex, seedFrom } from '@tokaido/kernel';
import type { JsonStorage } from '../../app/storage.ts';

const NAME = 'dailySecret';

export function tokenFor(date: string, storage: JsonStorage, random: () => string = randomSecret): string {
  const stored = storage.get(NAME);
  const secret = typeof stored === 'string' && /^[0-9a-f]{64}$/.test(stored) ? stored : random();
  if (secret !== stored) storage.set(NAME, secret);
  return bytesToHex(seedFrom(`${secret} daily road ${date}`));
}

function randomSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

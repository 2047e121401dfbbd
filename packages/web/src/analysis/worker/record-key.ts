/** Tells games apart by their record alone, so that every device knows the same game by the same name and seed. */

import type { GameRecord } from '@tokaido/kernel';

/** Names of seats, and whether the seed of the shuffle is known, make no other game. */
export function recordKey({ game, version, options, opening, moves }: GameRecord): string {
  const words = JSON.stringify([game, version, options, opening, moves]);
  return `${hex(hashOf(words, 0x811c9dc5))}${hex(hashOf(words, 0x9747b28c))}`;
}

/** What the chance of an analysis begins with. */
export function seedOf(key: string): number {
  return Number.parseInt(key.slice(0, 7), 16);
}

const hex = (hash: number) => hash.toString(16).padStart(8, '0');

/** FNV-1a over the characters. */
function hashOf(words: string, start: number): number {
  let hash = start;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

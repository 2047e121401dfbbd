/** One of several items, at random. */

import type { FastChance } from '@tokaido/kernel';

export function randomChoice<T>(rng: FastChance, items: readonly T[]): T {
  const item = items[rng.below(items.length)];
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
}

/** A choice by chance. */

import type { FastChance } from '@tokaido/kernel';

export function pick<T>(rng: FastChance, items: readonly T[]): T {
  const item = items[rng.below(items.length)];
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
}

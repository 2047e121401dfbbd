/**
 * Partial actions: keeping fewer wares than fit, and using Crafty for only some of the wares that are sold. They are
 * legal, but hardly ever better, and there are many of them. A player that searches may leave them out.
 */

import type { Actions } from '@tokaido/kernel';
import { objectOf, verbOf } from '@tokaido/kernel';
import { KEEP, SELL, soldCount, soldCrafty, unpackWare } from './actions.ts';

function keptWares(action: number): number {
  const kept = objectOf(action);
  return unpackWare(kept, 0) + unpackWare(kept, 1) + unpackWare(kept, 2) + unpackWare(kept, 3);
}

/** `most` is how many wares the fullest set keeps. */
function isPartial(action: number, most: number): boolean {
  if (verbOf(action) === KEEP) return keptWares(action) < most;
  const crafty = soldCrafty(objectOf(action));
  return verbOf(action) === SELL && crafty > 0 && crafty < soldCount(objectOf(action));
}

/** Drops the partial actions of a list of legal ones, and says how many actions are left. */
export function dropPartialActions(out: Actions): number {
  const { list, count } = out;
  let most = 0;
  for (let i = 0; i < count; i++) {
    if (verbOf(list[i]) === KEEP) most = Math.max(most, keptWares(list[i]));
  }
  let left = 0;
  for (let i = 0; i < count; i++) if (!isPartial(list[i], most)) list[left++] = list[i];
  out.count = left;
  return left;
}

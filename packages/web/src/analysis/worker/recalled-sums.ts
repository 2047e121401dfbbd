/** What is stored of games that were analysed before. */

import { analysisOf, withRefined } from '@tokaido/bots';
import type { SeatSums } from '../messages.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { sumsOf } from './seat-sums.ts';

/** In the order of the keys; null where there is no whole analysis. */
export async function recalledSums(
  keys: readonly string[],
  store: AnalysisStore,
): Promise<readonly (readonly SeatSums[] | null)[]> {
  const sums: (readonly SeatSums[] | null)[] = [];
  for (const key of keys) {
    const stored = await store.read(key);
    sums.push(stored === null ? null : sumsOf(analysisOf(withRefined(stored.part, stored.refined))));
  }
  return sums;
}

/** What an action brings me in points, with the best choice that follows it. */

import { t } from '@tokaido/words';
import { holdingsOf } from '../boards/holdings.ts';
import type { Seen } from '../model.ts';
import { outcomeOf } from './outcome.ts';

export function pointsAfter(seen: Seen, action: string): readonly [before: number, after: number] {
  if (seen.me < 0) return [0, 0];
  const before = holdingsOf(seen, seen.me).total;
  const { after } = outcomeOf(seen, action);
  return [before, after === null ? before : holdingsOf(after, seen.me).total];
}

/** `+7 points`; empty where none come. */
export function sayPoints(seen: Seen, action: string): string {
  const [before, after] = pointsAfter(seen, action);
  return after === before ? '' : t('duo.bar.points', { n: after - before });
}

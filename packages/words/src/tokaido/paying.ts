/** What a purchase under Devotion comes to: the coins paid, and how many of them can go to the temple. */

import { nextDecision } from '../forecast.ts';
import { forecast, forecaster, trial } from './forecast.ts';
import type { Seen } from './seen.ts';

interface Purchase {
  readonly paid: number;
  readonly most: number;
  /** Whether so many go there in any case. */
  readonly sure: 'yes' | 'no';
}

/** Only for what does not hang on chance; null for what is not open now. */
export function purchaseBy(seen: Seen, words: string): Purchase | null {
  const paid = -(trial(seen, words)?.coins[0] ?? NaN);
  if (Number.isNaN(paid)) return null;
  // The buyer of several cards names the one whose coins are meant: a point for each of them.
  const next = nextDecision(forecaster, seen, words) as Seen | null;
  const gifts =
    next?.turn?.decision === 'pledge' ? next.legal.map((pledge) => forecast(next, pledge).points[0]) : [paid];
  const most = Math.max(...gifts);
  return { paid, most, sure: most === Math.min(...gifts) ? 'yes' : 'no' };
}

/** Which of the judged actions is called the best. */

import type { ActionValue } from './judge.ts';

/**
 * Win shares closer than this are called equal, and the action that brings more points is the best one: whoever cannot
 * win any more, or cannot lose, still plays for points.
 */
const EQUAL = 0.005;

/** Of the actions that win as much as any, the one with the most points; `chosen` before its equals. */
export function bestOf(values: readonly ActionValue[], seat: number, chosen: number): number {
  let most = 0;
  for (const { win } of values) most = Math.max(most, win[seat]);
  let best = -1;
  for (const [i, { win, points }] of values.entries()) {
    if (win[seat] < most - EQUAL) continue;
    const ahead = best < 0 ? Infinity : points[seat] - values[best].points[seat];
    if (ahead > 0 || (ahead === 0 && i === chosen)) best = i;
  }
  return best;
}

/**
 * The test behind the gate. Candidate and incumbent play the same deals against the same opponents; each deal gives the
 * difference of their win shares. Wald's sequential test decides between two claims about its mean: it is 0 or less,
 * or it is at least `gain`. After each deal it asks how much likelier the differences are under the second claim, with
 * the variance seen so far, and stops once the odds are beyond a bound. The bounds follow from the two error rates.
 */

import type { Interval } from '../arena/summary.ts';
import { studentFactor } from '../arena/summary.ts';

export interface TestPlan {
  /** The difference worth having, as a share of a win. */
  readonly gain: number;
  /** How often a candidate that is no better may be accepted. */
  readonly falseAccepts: number;
  /** How often one that is better by the gain may be rejected. */
  readonly falseRejects: number;
  /** Before so many deals the variance is not known well enough. */
  readonly leastDeals: number;
}

export const TEST_PLAN: TestPlan = { gain: 0.01, falseAccepts: 0.05, falseRejects: 0.05, leastDeals: 40 };

export type Verdict = 'accepted' | 'rejected' | 'undecided';

export interface Decision {
  readonly verdict: Verdict;
  /** The deals that it took. */
  readonly deals: number;
  /** The logarithm of the odds for the gain, and the two bounds that it runs between. */
  readonly odds: number;
  readonly accept: number;
  readonly reject: number;
  /** The mean difference. A test that stops by itself tends to stop at a lucky moment: it flatters a little. */
  readonly difference: Interval;
}

/** Variances below this are taken for it: bots that always do the same differ by nothing, for certain. */
const LEAST_VARIANCE = 1e-6;

/** Decides at the first deal at which a bound is passed; `differences` are in the order of the deals. */
export function decide(differences: readonly number[], plan: TestPlan): Decision {
  const { gain, falseAccepts, falseRejects, leastDeals } = plan;
  const accept = Math.log((1 - falseRejects) / falseAccepts);
  const reject = Math.log(falseRejects / (1 - falseAccepts));
  let sum = 0;
  let squares = 0;
  let odds = 0;
  let deals = 0;
  const tell = (verdict: Verdict): Decision => {
    const difference = meanOf(deals, sum, squares);
    return { verdict, deals, odds, accept, reject, difference };
  };
  for (const value of differences) {
    deals++;
    sum += value;
    squares += value ** 2;
    odds = (gain * (sum - (deals * gain) / 2)) / varianceOf(deals, sum, squares);
    if (deals < leastDeals) continue;
    if (odds >= accept) return tell('accepted');
    if (odds <= reject) return tell('rejected');
  }
  return tell('undecided');
}

function varianceOf(count: number, sum: number, squares: number): number {
  if (count < 2) return Infinity;
  return Math.max(LEAST_VARIANCE, (squares - sum ** 2 / count) / (count - 1));
}

function meanOf(count: number, sum: number, squares: number): Interval {
  if (count < 2) return { mean: count === 0 ? 0 : sum, low: -Infinity, high: Infinity };
  const half = studentFactor(count - 1) * Math.sqrt(varianceOf(count, sum, squares) / count);
  return { mean: sum / count, low: sum / count - half, high: sum / count + half };
}

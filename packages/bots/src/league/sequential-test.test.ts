import { FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import type { TestPlan, Verdict } from './sequential-test.ts';
import { decide } from './sequential-test.ts';

const SEED = 11;
const RUNS = 1500;
const PLAN: TestPlan = { gain: 0.06, falseAccepts: 0.05, falseRejects: 0.05, leastDeals: 40 };
const LIMIT = 600;

/** The share of one seat in four games, as a candidate wins with this chance from each seat. */
function share(rng: FastChance, chance: number): number {
  let won = 0;
  for (let seat = 0; seat < 4; seat++) if (rng.next() / 2 ** 32 < chance) won++;
  return won / 4;
}

/** How often each verdict falls for a candidate that is better by so much. */
function rates(rng: FastChance, better: number): Record<Verdict, number> {
  const counts = { accepted: 0, rejected: 0, undecided: 0 };
  for (let run = 0; run < RUNS; run++) {
    const differences = Array.from({ length: LIMIT }, () => share(rng, 0.3 + better) - share(rng, 0.3));
    counts[decide(differences, PLAN).verdict] += 1 / RUNS;
  }
  return counts;
}

describe(`the gate's test (seed ${SEED})`, () => {
  it('accepts an equal candidate about as often as it says, or less', () => {
    const { accepted, rejected } = rates(new FastChance(SEED), 0);
    expect(accepted).toBeLessThan(PLAN.falseAccepts + 0.015);
    expect(accepted).toBeGreaterThan(0.01);
    expect(rejected).toBeGreaterThan(0.9);
  });

  it('rejects a candidate that is better by the gain about as often as it says, or less', () => {
    const { accepted, rejected } = rates(new FastChance(SEED), PLAN.gain);
    expect(rejected).toBeLessThan(PLAN.falseRejects + 0.015);
    expect(accepted).toBeGreaterThan(0.9);
  });

  it('always accepts one that is clearly better, and never a worse one', () => {
    expect(rates(new FastChance(SEED), 0.2).accepted).toBeCloseTo(1, 2);
    expect(rates(new FastChance(SEED), -0.1).rejected).toBeCloseTo(1, 2);
  });

  it('is undecided while the odds lie between the bounds', () => {
    const even = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? 0.28 : -0.22));
    const decision = decide(even, PLAN);
    expect(decision.verdict).toBe('undecided');
    expect(decision.deals).toBe(60);
    expect(decision.difference.mean).toBeCloseTo(0.03);
    expect(decide(even.slice(0, 1), PLAN).verdict).toBe('undecided');
  });

  it('rejects at once what plays exactly like the incumbent, and does not look at later deals', () => {
    const same = decide(new Array<number>(500).fill(0), PLAN);
    expect(same).toMatchObject({ verdict: 'rejected', deals: PLAN.leastDeals });
    const later = decide([...new Array<number>(PLAN.leastDeals).fill(0), 1, 1, 1], PLAN);
    expect(later).toEqual(same);
  });
});

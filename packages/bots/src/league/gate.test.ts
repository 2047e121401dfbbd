import { FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import type { GateBots } from './gate.ts';
import { passGate } from './gate.ts';
import type { LeagueBlock } from './ratings.ts';
import type { TestPlan } from './sequential-test.ts';

const SEED = 3;
const BOTS: GateBots = { candidate: 'new', incumbent: 'old', strangers: ['far', 'heuristic'] };
const PLAN: TestPlan = { gain: 0.06, falseAccepts: 0.05, falseRejects: 0.05, leastDeals: 40 };

/** Games in which both win with their chance, whoever the stranger is. */
function games(deals: number, candidate: number, incumbent: number): LeagueBlock[] {
  const rng = new FastChance(SEED);
  const blocks: LeagueBlock[] = [];
  for (let block = 1; block <= deals; block++) {
    for (const others of BOTS.strangers) {
      for (const [one, chance] of [
        ['new', candidate],
        ['old', incumbent],
      ] as const) {
        const shares = Array.from({ length: 4 }, () => (rng.next() / 2 ** 32 < chance ? 1 : 0));
        blocks.push({ one, others, block, shares });
      }
    }
  }
  return blocks;
}

describe(`the gate (seed ${SEED})`, () => {
  it('accepts who wins clearly more, and tells by how much against whom', () => {
    const result = passGate(games(300, 0.5, 0.3), BOTS, PLAN);
    expect(result.verdict).toBe('accepted');
    expect(result.games).toBe(result.deals * 16);
    expect(result.against.map(({ stranger }) => stranger)).toEqual(BOTS.strangers);
    for (const { candidate, incumbent, difference } of result.against) {
      expect(candidate.mean - incumbent.mean).toBeCloseTo(difference.mean, 10);
      expect(difference.low).toBeGreaterThan(0);
    }
  });

  it('rejects who wins less', () => {
    expect(passGate(games(300, 0.3, 0.5), BOTS, PLAN).verdict).toBe('rejected');
  });

  it('counts a deal once it is complete, so that threads that finish in any order decide the same', () => {
    const all = games(120, 0.42, 0.3);
    const whole = passGate(all, BOTS, PLAN);
    const shuffled = [...all].sort((a, b) => a.shares.length - b.shares.length || b.block - a.block);
    expect(passGate(shuffled, BOTS, PLAN)).toMatchObject({ verdict: whole.verdict, deals: whole.deals });
    const holes = all.filter(({ one, block }) => one !== 'old' || block !== 30);
    expect(passGate(holes, BOTS, PLAN)).toMatchObject({ verdict: 'undecided', deals: 29 });
    expect(passGate([], BOTS, PLAN)).toMatchObject({ verdict: 'undecided', deals: 0, against: [] });
  });

  it('weighs all strangers alike', () => {
    const lopsided = games(200, 0.3, 0.3).map((block) =>
      block.others === 'far'
        ? { ...block, shares: block.one === 'new' ? [1, 1, 1, 1] : [0, 0, 0, 0] }
        : block,
    );
    const { difference, against } = passGate(lopsided, BOTS, PLAN);
    const [far, heuristic] = against;
    expect(difference.mean).toBeCloseTo((far.difference.mean + heuristic.difference.mean) / 2);
    expect(far.difference.mean).toBe(1);
  });
});

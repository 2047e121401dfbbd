import { FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import type { LeagueBlock } from './ratings.ts';
import { ANCHOR_ELO, ratings, shareAgainst } from './ratings.ts';
import { fitStrengths } from './strengths.ts';

const SEED = 7;
const TRUTH: Readonly<Record<string, number>> = { weak: 1300, anchor: 1500, middle: 1560, strong: 1800 };
const BOTS = Object.keys(TRUTH);

/** A league in which each seat wins exactly in proportion to its strength. */
function simulate(rng: FastChance, deals: number, seats: number): LeagueBlock[] {
  const strength = (bot: string) => 10 ** (TRUTH[bot] / 400);
  const blocks: LeagueBlock[] = [];
  for (let block = 1; block <= deals; block++) {
    for (const one of BOTS) {
      for (const others of BOTS.filter((bot) => bot !== one)) {
        const all = strength(one) + (seats - 1) * strength(others);
        const shares = Array.from({ length: seats }, () =>
          (rng.next() / 2 ** 32) * all < strength(one) ? 1 : 0,
        );
        blocks.push({ one, others, block, shares });
      }
    }
  }
  return blocks;
}

describe(`ratings (seed ${SEED})`, () => {
  it('come close to the strengths that made the results, at two seats and at four', () => {
    for (const seats of [2, 4]) {
      const found = ratings(simulate(new FastChance(SEED), 600, seats), BOTS, 'anchor');
      for (const { bot, elo } of found) {
        expect(Math.abs(elo.mean - TRUTH[bot]), `${bot} at ${seats} seats`).toBeLessThan(25);
        expect(elo.high - elo.low, bot).toBeLessThan(60);
      }
    }
  });

  it('hold the truth in about 95 of 100 intervals', () => {
    const rng = new FastChance(SEED);
    let held = 0;
    let all = 0;
    for (let league = 0; league < 120; league++) {
      for (const { bot, elo } of ratings(simulate(rng, 40, 4), BOTS, 'anchor')) {
        if (bot === 'anchor') continue;
        all++;
        if (elo.low <= TRUTH[bot] && elo.high >= TRUTH[bot]) held++;
      }
    }
    expect(held / all).toBeGreaterThan(0.91);
    expect(held / all).toBeLessThan(0.99);
  });

  it('count deals, not games: what repeats within a deal tells nothing new', () => {
    const once = simulate(new FastChance(SEED), 40, 4);
    const width = (blocks: readonly LeagueBlock[]) => {
      const strong = ratings(blocks, BOTS, 'anchor').find(({ bot }) => bot === 'strong');
      return strong === undefined ? 0 : strong.elo.high - strong.elo.low;
    };
    const ofOneDeal = once.map((block) => ({ ...block, block: Math.ceil(block.block / 10) }));
    const repeated = once.flatMap((block) => Array.from({ length: 9 }, () => block));
    expect(width(repeated)).toBeGreaterThan(0.7 * width(once));
    expect(width(ofOneDeal)).toBeGreaterThan(0.7 * width(once));
  });

  it('do not depend on the order of the games', () => {
    const blocks = simulate(new FastChance(SEED), 20, 3);
    const other = ratings(
      [...blocks].sort((a, b) => a.one.localeCompare(b.one) || a.block - b.block),
      BOTS,
      'anchor',
    );
    for (const [i, { elo }] of ratings(blocks, BOTS, 'anchor').entries()) {
      expect(other[i].elo.mean).toBeCloseTo(elo.mean, 6);
      expect(other[i].elo.low).toBeCloseTo(elo.low, 6);
    }
  });

  it('stay finite and unsure for one who never loses, and unknown for one who has not played', () => {
    const blocks = Array.from({ length: 30 }, (_, i) => ({
      one: 'winner',
      others: 'anchor',
      block: i + 1,
      shares: [1, 1, 1, 1],
    }));
    const [anchor, winner, absent] = ratings(blocks, ['anchor', 'winner', 'absent'], 'anchor');
    expect(anchor.elo).toEqual({ mean: ANCHOR_ELO, low: ANCHOR_ELO, high: ANCHOR_ELO });
    expect(winner.elo.low).toBeGreaterThan(ANCHOR_ELO + 100);
    expect(winner.elo.high - winner.elo.mean).toBeGreaterThan(200);
    expect(winner.elo.high).toBeLessThan(Infinity);
    expect([absent.elo.low, absent.elo.high, absent.games]).toEqual([-Infinity, Infinity, 0]);
  });

  it('follow a chain: who beats a strong bot is strong without having met the anchor', () => {
    const games = { seats: 2, won: 300, games: 400 };
    const chain = [
      { one: 1, others: 0, ...games },
      { one: 2, others: 1, ...games },
    ];
    const { logs, errors } = fitStrengths(chain, 3, 0);
    expect(logs[2]).toBeCloseTo(2 * logs[1], 1);
    expect(errors[2]).toBeGreaterThan(errors[1]);
  });
});

it('a share against others is the mean of the deals', () => {
  const blocks = [
    { one: 'a', others: 'b', block: 1, shares: [1, 0] },
    { one: 'a', others: 'b', block: 2, shares: [1, 1] },
    { one: 'b', others: 'a', block: 1, shares: [0, 0] },
  ];
  expect(shareAgainst(blocks, 'a', 'b')?.mean).toBe(0.75);
  expect(shareAgainst(blocks, 'a', 'c')).toBeNull();
});

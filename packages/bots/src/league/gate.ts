/**
 * The gate that a new net or search setting must pass. Candidate and incumbent each play alone against copies of the
 * same strangers, on the same deals and from the same seats; a sequential test of the differences decides.
 */

import type { Interval } from '../arena/summary.ts';
import { interval } from '../arena/summary.ts';
import type { LeagueBlock } from './ratings.ts';
import { shareAgainst } from './ratings.ts';
import type { Decision, TestPlan } from './sequential-test.ts';
import { decide } from './sequential-test.ts';

/** Bots by what tells them apart, as in the blocks. */
export interface GateBots {
  readonly candidate: string;
  readonly incumbent: string;
  readonly strangers: readonly string[];
}

/** What both won against one of the strangers. */
export interface AgainstStranger {
  readonly stranger: string;
  readonly candidate: Interval;
  readonly incumbent: Interval;
  readonly difference: Interval;
}

export interface GateResult extends Decision {
  readonly games: number;
  readonly against: readonly AgainstStranger[];
}

/** Decides from what was played so far. A deal counts once it is complete, and those before it are. */
export function passGate(blocks: readonly LeagueBlock[], bots: GateBots, plan: TestPlan): GateResult {
  const shares = new Map<string, number>(blocks.map((block) => [keyOf(block), meanOf(block.shares)]));
  const decision = decide(differencesOf(shares, bots), plan);
  const used = blocks.filter(({ block }) => block <= decision.deals);
  return {
    ...decision,
    games: used.reduce((sum, block) => sum + block.shares.length, 0),
    against:
      decision.deals === 0 ? [] : bots.strangers.map((stranger) => against(used, shares, bots, stranger)),
  };
}

const keyOf = ({ one, others, block }: Omit<LeagueBlock, 'shares'>) => JSON.stringify([one, others, block]);

const meanOf = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;

/** The difference against one of the strangers in a deal; not a number where it was not played yet. */
function differenceIn(
  shares: ReadonlyMap<string, number>,
  { candidate, incumbent }: GateBots,
  stranger: string,
  block: number,
): number {
  const won = (one: string) => shares.get(keyOf({ one, others: stranger, block })) ?? Number.NaN;
  return won(candidate) - won(incumbent);
}

/** The mean difference of each deal, all strangers counting the same, up to the first that is not complete. */
function differencesOf(shares: ReadonlyMap<string, number>, bots: GateBots): number[] {
  const differences: number[] = [];
  for (let block = 1; ; block++) {
    const mean = meanOf(bots.strangers.map((stranger) => differenceIn(shares, bots, stranger, block)));
    if (Number.isNaN(mean)) return differences;
    differences.push(mean);
  }
}

function against(
  blocks: readonly LeagueBlock[],
  shares: ReadonlyMap<string, number>,
  bots: GateBots,
  stranger: string,
): AgainstStranger {
  const deals = new Set(blocks.map(({ block }) => block));
  const won = (bot: string) => shareAgainst(blocks, bot, stranger) ?? interval([]);
  return {
    stranger,
    candidate: won(bots.candidate),
    incumbent: won(bots.incumbent),
    difference: interval([...deals].map((block) => differenceIn(shares, bots, stranger, block))),
  };
}

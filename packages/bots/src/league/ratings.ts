/**
 * Ratings of bots at one table, with confidence. All pairings play the same deals, and the games of a deal are not
 * independent, so the deals are what is drawn again and again to see how far a rating may be off.
 */

import { FastChance } from '@tokaido/kernel';
import type { Interval } from '../arena/summary.ts';
import { interval, studentFactor } from '../arena/summary.ts';
import type { Pairing } from './strengths.ts';
import { fitStrengths } from './strengths.ts';

/** One deal: a bot in each seat in turn, among copies of another. */
export interface LeagueBlock {
  readonly one: string;
  readonly others: string;
  /** The number of the deal. */
  readonly block: number;
  /** What the one has won, by its seat. */
  readonly shares: readonly number[];
}

export interface Rating {
  readonly bot: string;
  /** In Elo; 95 % confidence of the difference to the anchor. Without games it is infinite. */
  readonly elo: Interval;
  /** Games in which it sat, alone or in several seats. */
  readonly games: number;
}

/** What the anchor is rated at. */
export const ANCHOR_ELO = 1500;
const ELO_PER_LOG = 400 / Math.LN10;
const REDRAWS = 300;
/** Always the same, so that the same games give the same numbers. */
const SEED = 1;
/** An error beyond this says that nothing is known. */
const UNKNOWN_ELO = 2000;

export function ratings(blocks: readonly LeagueBlock[], bots: readonly string[], anchor: string): Rating[] {
  const at = bots.indexOf(anchor);
  const deals = byDeal(blocks, bots);
  const { logs, errors } = fitStrengths(summed(deals, deals.deals), bots.length, at);
  const spread = spreadOf(deals, logs, at);
  const factor = studentFactor(Math.max(1, deals.deals.length - 1));
  return bots.map((bot, i) => {
    // A bot that always wins does so in every drawing: then only the count of its games says how sure that is.
    const error = ELO_PER_LOG * Math.max(spread[i], errors[i]);
    const half = error > UNKNOWN_ELO ? Infinity : factor * error;
    const mean = ANCHOR_ELO + ELO_PER_LOG * logs[i];
    return { bot, elo: { mean, low: mean - half, high: mean + half }, games: gamesOf(blocks, bot) };
  });
}

function gamesOf(blocks: readonly LeagueBlock[], bot: string): number {
  const own = blocks.filter(({ one, others }) => one === bot || others === bot);
  return own.reduce((sum, { shares }) => sum + shares.length, 0);
}

/** All deals, with what was played of each; pairings are numbered in the order in which they came up. */
interface Deals {
  readonly pairings: readonly Pick<Pairing, 'one' | 'others' | 'seats'>[];
  readonly deals: readonly (readonly { readonly pairing: number; readonly won: number }[])[];
}

function byDeal(blocks: readonly LeagueBlock[], bots: readonly string[]): Deals {
  const pairings = new Map<string, Pick<Pairing, 'one' | 'others' | 'seats'> & { number: number }>();
  const deals = new Map<number, { pairing: number; won: number }[]>();
  for (const { one, others, block, shares } of blocks) {
    const key = JSON.stringify([one, others]);
    let pairing = pairings.get(key);
    if (pairing === undefined) {
      const at = { one: bots.indexOf(one), others: bots.indexOf(others) };
      pairing = { ...at, seats: shares.length, number: pairings.size };
      pairings.set(key, pairing);
    }
    const deal = deals.get(block) ?? [];
    deals.set(block, deal);
    deal.push({ pairing: pairing.number, won: shares.reduce((sum, share) => sum + share, 0) });
  }
  return { pairings: [...pairings.values()], deals: [...deals.values()] };
}

function summed({ pairings }: Deals, deals: Deals['deals']): Pairing[] {
  const won = new Array<number>(pairings.length).fill(0);
  const played = new Array<number>(pairings.length).fill(0);
  for (const deal of deals) {
    for (const { pairing, won: more } of deal) {
      won[pairing] += more;
      played[pairing]++;
    }
  }
  return pairings.map((pairing, i) => ({ ...pairing, won: won[i], games: played[i] * pairing.seats }));
}

/** The standard deviation of each strength over leagues made of deals drawn with replacement. */
function spreadOf(all: Deals, logs: readonly number[], anchor: number): number[] {
  const rng = new FastChance(SEED);
  const squares = new Array<number>(logs.length).fill(0);
  for (let redraw = 0; redraw < REDRAWS; redraw++) {
    const drawn = all.deals.map(() => all.deals[rng.below(all.deals.length)]);
    const again = fitStrengths(summed(all, drawn), logs.length, anchor, logs);
    for (const [i, log] of again.logs.entries()) squares[i] += (log - logs[i]) ** 2;
  }
  return squares.map((sum) => Math.sqrt(sum / REDRAWS));
}

/** What one bot wins of a game against copies of another, with 95 % confidence; null if they have not met. */
export function shareAgainst(blocks: readonly LeagueBlock[], one: string, others: string): Interval | null {
  const means = blocks
    .filter((block) => block.one === one && block.others === others)
    .map(({ shares }) => shares.reduce((sum, share) => sum + share, 0) / shares.length);
  return means.length === 0 ? null : interval(means);
}

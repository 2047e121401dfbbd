/** The summary of a match. The games of a block share a deal, so the block is the unit of the statistics. */

import type { Block } from './block.ts';
import { meanTime, mergeTimes, quantile } from './times.ts';

export interface Interval {
  readonly mean: number;
  /** 95 % confidence. */
  readonly low: number;
  readonly high: number;
}

export interface Speed {
  readonly decisions: number;
  readonly mean: number;
  readonly p95: number;
}

export interface Summary {
  readonly blocks: number;
  readonly games: number;
  readonly decisions: number;
  /** What a seat of the candidate wins of a game, and what it would win among equals. */
  readonly share: Interval;
  readonly par: number;
  readonly elo: Interval;
  readonly points: number;
  readonly otherPoints: number;
  readonly margin: Interval;
  readonly candidateSpeed: Speed;
  readonly otherSpeed: Speed;
}

export function summarize(blocks: readonly Block[], many: boolean): Summary {
  const seats = blocks[0]?.games.length ?? 1;
  const games = blocks.flatMap((block) => block.games);
  const byBlock = (of: (game: Block['games'][number]) => number) =>
    interval(blocks.map((block) => mean(block.games.map(of))));
  const { mean: won, low, high } = byBlock((game) => game.share);
  const share = { mean: won, low: Math.max(0, low), high: Math.min(1, high) };
  const elo = (part: number) => eloOf(part, seats, many);
  return {
    blocks: blocks.length,
    games: games.length,
    decisions: blocks.reduce((sum, block) => sum + block.decisions, 0),
    share,
    par: 1 / seats,
    elo: { mean: elo(share.mean), low: elo(share.low), high: elo(share.high) },
    points: mean(games.map((game) => game.points)),
    otherPoints: mean(games.map((game) => game.otherPoints)),
    margin: byBlock((game) => game.points - game.otherPoints),
    candidateSpeed: speedOf(blocks.map((block) => block.candidateTimes)),
    otherSpeed: speedOf(blocks.map((block) => block.otherTimes)),
  };
}

function speedOf(list: readonly Block['candidateTimes'][]): Speed {
  const times = mergeTimes(list);
  return { decisions: times.count, mean: meanTime(times), p95: quantile(times, 0.95) };
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((sum, x) => sum + x, 0) / list.length;
}

/** Mean and confidence of independent numbers; a single one says nothing of its spread. */
export function interval(list: readonly number[]): Interval {
  const middle = mean(list);
  const df = list.length - 1;
  if (df < 1) return { mean: middle, low: -Infinity, high: Infinity };
  const variance = list.reduce((sum, x) => sum + (x - middle) ** 2, 0) / df;
  const half = studentFactor(df) * Math.sqrt(variance / list.length);
  return { mean: middle, low: middle - half, high: middle + half };
}

/** The 97.5 % point of Student's t, by the expansion of Cornish and Fisher. */
export function studentFactor(df: number): number {
  const z = 1.959964;
  return z + (z ** 3 + z) / (4 * df) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * df ** 2);
}

/**
 * The Elo difference at which a seat of the candidate wins so much, if each seat wins in proportion to its
 * strength. For two players it is ordinary Elo.
 */
export function eloOf(share: number, seats: number, many: boolean): number {
  const others = seats - 1;
  const lost = many ? 1 - others * share : 1 - share;
  const strength = many ? share / lost : (share * others) / lost;
  if (share <= 0) return -Infinity;
  return lost < 1e-9 ? Infinity : 400 * Math.log10(strength);
}

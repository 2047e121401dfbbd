/** What my games say. Everything is reckoned from them alone, and every share comes with how little it proves. */

import type { SeatSums } from '../../analysis/messages.ts';
import type { Played } from './played.ts';
import { mean, meanBy } from './played.ts';

/** Games over which the accuracy is smoothed. */
export const WINDOW = 8;

export interface Share {
  readonly games: number;
  readonly won: number;
  readonly share: number;
  /** What equal players would have won at the same tables. */
  readonly par: number;
  readonly points: number;
}

export interface Group extends Share {
  readonly id: string;
}

export interface Statistics extends Share {
  readonly winnersPoints: number;
  readonly by: Readonly<Record<string, number>>;
  readonly winnersBy: Readonly<Record<string, number>>;
  /** Games that were analysed, and what came of them; the means are null where there is none. */
  readonly analysed: number;
  /** Of the last games. */
  readonly accuracy: number | null;
  readonly lostPerDecision: number | null;
  readonly luck: number | null;
  readonly streaks: Streaks;
}

export interface Streaks {
  /** Games won in a row: up to now, and the most there were. */
  readonly won: Streak;
  /** In the better half of the table. */
  readonly ahead: Streak;
}

interface Streak {
  readonly now: number;
  readonly longest: number;
}

/** `games` the latest first. */
export function statisticsOf(games: readonly Played[]): Statistics {
  const judged = games.flatMap(({ skill }) => (skill === null ? [] : [skill]));
  const accuracies = judged.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
  const meanOf = (list: readonly number[]) => (list.length === 0 ? null : mean(list));
  return {
    ...shareOf(games),
    winnersPoints: mean(games.map(({ winners }) => winners.points)),
    by: meanBy(games.map(({ by }) => by)),
    winnersBy: meanBy(games.map(({ winners }) => winners.by)),
    analysed: judged.length,
    accuracy: meanOf(accuracies.slice(0, WINDOW)),
    lostPerDecision: lostOf(judged),
    luck: meanOf(judged.map(({ luck }) => luck)),
    streaks: {
      won: streakOf(games.map(({ isWon }) => isWon)),
      ahead: streakOf(games.map(({ place, players }) => place <= players / 2)),
    },
  };
}

/** Every decision counts the same, whichever game it was in. */
function lostOf(judged: readonly SeatSums[]): number | null {
  const decisions = judged.reduce((sum, each) => sum + each.decisions, 0);
  if (decisions === 0) return null;
  return judged.reduce((sum, each) => sum + each.lostPerDecision * each.decisions, 0) / decisions;
}

export function shareOf(games: readonly Played[]): Share {
  const won = games.filter(({ isWon }) => isWon).length;
  return {
    games: games.length,
    won,
    share: games.length === 0 ? 0 : won / games.length,
    par: mean(games.map(({ par }) => par)),
    points: mean(games.map(({ points }) => points)),
  };
}

/** The most frequent first. */
export function groupsOf(games: readonly Played[], idOf: (game: Played) => string | null): readonly Group[] {
  const groups = new Map<string, Played[]>();
  for (const game of games) {
    const id = idOf(game);
    if (id === null) continue;
    groups.set(id, [...(groups.get(id) ?? []), game]);
  }
  return [...groups]
    .map(([id, list]) => ({ id, ...shareOf(list) }))
    .sort((a, b) => b.games - a.games || b.share - a.share || (a.id < b.id ? -1 : 1));
}

/** 1.96: nineteen times of twenty the true share lies within (Wilson). */
const Z = 1.96;

export function intervalOf({
  won,
  games,
}: Pick<Share, 'won' | 'games'>): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = won / games;
  const middle = share + (Z * Z) / (2 * games);
  const half = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const width = 1 + (Z * Z) / games;
  return [Math.max(0, (middle - half) / width), Math.min(1, (middle + half) / width)];
}

/** The latest first. */
function streakOf(list: readonly boolean[]): Streak {
  let longest = 0;
  let run = 0;
  let now: number | null = null;
  for (const isIn of list) {
    if (!isIn) now ??= run;
    run = isIn ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { now: now ?? run, longest };
}

export interface Dot {
  readonly id: string;
  readonly at: number;
  readonly accuracy: number;
  readonly isWon: boolean;
  /** Over this game and those before it, eight at most. */
  readonly mean: number;
}

/** One for each game with an accuracy, the oldest first. */
export function dotsOf(games: readonly Played[]): readonly Dot[] {
  const judged = games
    .flatMap(({ id, at, isWon, skill }) =>
      skill === null || skill.accuracy === null ? [] : [{ id, at, isWon, accuracy: skill.accuracy }],
    )
    .reverse();
  return judged.map((dot, i) => ({
    ...dot,
    mean: mean(judged.slice(Math.max(0, i + 1 - WINDOW), i + 1).map(({ accuracy }) => accuracy)),
  }));
}

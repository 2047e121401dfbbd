/** What the answer to a puzzle tells in numbers: every choice on one scale, and the best one against another. */

import type { Puzzle, PuzzleChoice } from '@tokaido/bots/puzzle';
import { errorOf, meanOf } from '@tokaido/bots/puzzle';
import type { PointSource } from '../table/game.ts';

export interface ChoiceBar {
  readonly action: string;
  readonly points: number;
  readonly error: number;
  /** How far its bar reaches, from 0 to 1. */
  readonly part: number;
  readonly isBest: boolean;
}

export interface ChoiceScale {
  /** Where the bars begin. */
  readonly from: number;
  /** In the order of the file: the best first. */
  readonly bars: readonly ChoiceBar[];
}

/** The room left of the shortest bar and right of the longest, as a part of how far they lie apart. */
const ROOM = 0.12;

/** Bars begin near the worst choice: from zero, all would look alike. */
export function scaleOf({ choices }: Pick<Puzzle, 'choices'>): ChoiceScale {
  const points = choices.map((choice) => meanOf(choice.points));
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const from = Math.max(0, Math.floor(least - ROOM * (most - least) - 0.2));
  const to = most + ROOM * (most - from);
  return {
    from,
    bars: choices.map((choice, i) => ({
      action: choice.action,
      points: points[i] ?? 0,
      error: errorOf(choice.errors),
      part: ((points[i] ?? 0) - from) / (to - from),
      isBest: i === 0,
    })),
  };
}

export interface Difference {
  /** A group of sources of points, as the end screen has them. */
  readonly id: string;
  readonly value: number;
}

export interface Comparison {
  readonly best: string;
  /** The answer, or the next best where the best was found. */
  readonly other: string;
  /** The place of the other among all choices, from 1. */
  readonly place: number;
  /** Points that the best brings more. */
  readonly points: number;
  readonly error: number;
  readonly win: number;
  /** By source, gains first; differences that nobody would see are left out. */
  readonly by: readonly Difference[];
  /** By seat, what it brings the others; those that it changes nothing for are left out. */
  readonly others: readonly { readonly seat: number; readonly value: number }[];
}

const SEEN = 0.1;

export function comparisonOf(
  { choices }: Pick<Puzzle, 'choices'>,
  chosen: string | null,
  sources: readonly PointSource[],
): Comparison | null {
  const [best, next] = choices;
  const other = choices.find(({ action }, i) => i > 0 && action === chosen) ?? next;
  if (best === undefined || other === undefined) return null;
  return {
    best: best.action,
    other: other.action,
    place: 1 + choices.indexOf(other),
    points: meanOf(best.points) - meanOf(other.points),
    // The two were played against the same cards, so the difference is surer than this.
    error: Math.hypot(errorOf(best.errors), errorOf(other.errors)),
    win: meanOf(best.win) - meanOf(other.win),
    by: sourcesOf(other, sources),
    others: (other.others ?? []).flatMap((value, seat) =>
      Math.abs(value) < SEEN ? [] : [{ seat, value: 0 - value }],
    ),
  };
}

/** The file says what the other choice brings beside the best; it is told the other way round. */
function sourcesOf({ by = {} }: PuzzleChoice, sources: readonly PointSource[]): readonly Difference[] {
  return sources
    .map(({ id, of }) => ({ id, value: 0 - of.reduce((sum, name) => sum + (by[name] ?? 0), 0) }))
    .filter(({ value }) => Math.abs(value) >= SEEN)
    .toSorted((a, b) => b.value - a.value);
}

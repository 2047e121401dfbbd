/** What is said of an answer. */

import '@tokaido/words/locales/en/puzzles';
import { t } from '@tokaido/words';
import { points, signedPoints } from '../analysis/figures.ts';
import type { Comparison } from './comparison.ts';
import { choiceName } from './names.ts';
import type { GivenAnswer, PuzzleSession } from './session.ts';

export interface Verdict {
  /** `Village, not the sea`. */
  readonly head: string;
  /** `−1.9 points`. */
  readonly text: string;
  readonly isGood: boolean;
}

export function verdictOn(
  { replay, puzzle }: PuzzleSession,
  { chosen, isSolved }: GivenAnswer,
  comparison: Comparison,
): Verdict {
  const best = choiceName(replay, comparison.best);
  const other = choiceName(replay, comparison.other);
  if (chosen === comparison.best)
    return {
      head: t('puzzles.right', { best }),
      text: t('puzzles.right.points', { points: signedPoints(comparison.points), other }),
      isGood: true,
    };
  if (chosen === null)
    return {
      head: t('puzzles.shown', { best }),
      text: t('puzzles.right.points', { points: signedPoints(comparison.points), other }),
      isGood: false,
    };
  if (isSolved)
    return {
      head: t('puzzles.close', { best, other }),
      text: t('puzzles.close.points', { points: points(comparison.points) }),
      isGood: true,
    };
  return {
    head: t('puzzles.wrong', { best, other }),
    text: t('puzzles.wrong.points', {
      points: signedPoints(-comparison.points),
      place: comparison.place,
      n: puzzle.choices.length,
    }),
    isGood: false,
  };
}

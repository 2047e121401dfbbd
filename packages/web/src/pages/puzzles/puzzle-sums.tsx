/** What was solved on this device: streaks, points lost, and the share of each grade. */

import '@tokaido/words/locales/en/puzzles';
import { GRADES } from '@tokaido/bots/puzzle';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { percent, points } from '../../analysis/figures.ts';
import { history, longestStreak, meanLost } from '../../puzzles/history.ts';
import { Streak } from '../../puzzles/streak.tsx';

/** Answers over which the loss is told. */
const LAST = 20;

export function PuzzleSums(): JSX.Element {
  const all = history.value;
  const lost = meanLost(all, LAST);
  const grades = Array.from({ length: GRADES }, (_, i) => {
    const own = all.filter(({ grade }) => grade === i + 1);
    return { grade: i + 1, all: own.length, solved: own.filter(({ solved }) => solved).length };
  });
  return (
    <section class="puzzle-sums">
      <Streak />
      {all.length > 0 && (
        <dl>
          <dt>{t('puzzles.solved')}</dt>
          <dd>{t('puzzles.solved.of', { n: all.filter(({ solved }) => solved).length, all: all.length })}</dd>
          <dt>{t('puzzles.longest')}</dt>
          <dd>{longestStreak(all)}</dd>
          {lost !== null && (
            <>
              <dt>{t('puzzles.lost')}</dt>
              <dd>{t('puzzles.lost.points', { points: points(lost, 2) })}</dd>
            </>
          )}
          {grades.map(({ grade, all: count, solved }) =>
            count === 0 ? null : (
              <div key={grade}>
                <dt>{t('puzzles.grade', { grade })}</dt>
                <dd>
                  <span class="grade-bar" aria-hidden="true">
                    <i style={{ width: percentOf(solved, count) }} />
                  </span>
                  {percent(solved / count)} <small>{t('puzzles.solved.of', { n: solved, all: count })}</small>
                </dd>
              </div>
            ),
          )}
        </dl>
      )}
      <p class="muted">{t('puzzles.solved.note')}</p>
    </section>
  );
}

function percentOf(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(0)}%`;
}

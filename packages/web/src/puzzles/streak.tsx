/** How many puzzles were solved in a row: seven marks and a number. */

import '@tokaido/words/locales/en/puzzles';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { history, streakOf } from './history.ts';
import './streak.css';

const MARKS = 7;

export function Streak(): JSX.Element {
  const streak = streakOf(history.value);
  return (
    <p class="streak">
      <span class="streak-marks" aria-hidden="true">
        {Array.from({ length: MARKS }, (_, i) => (
          <i key={i} class={i < streak ? 'full' : ''} />
        ))}
      </span>
      <span>
        <b>{streak}</b> {t('puzzles.streak', { n: streak })}
      </span>
    </p>
  );
}

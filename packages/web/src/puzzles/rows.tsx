/** Every choice as a row that is filled as far as its expected points reach; the best one and the answer are marked. */

import '@tokaido/words/locales/en/puzzles';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { points } from '../analysis/figures.ts';
import { scaleOf } from './comparison.ts';
import { choiceName } from './names.ts';
import type { PuzzleSession } from './session.ts';

export function ChoiceRows({ session }: { readonly session: PuzzleSession }): JSX.Element {
  const { puzzle, replay } = session;
  const chosen = session.answer.value?.chosen ?? null;
  const { from, bars } = scaleOf(puzzle);
  return (
    <section class="puzzle-choices">
      <h3>{t('puzzles.choices')}</h3>
      <ol>
        {bars.map(({ action, points: value, error, part, isBest }) => (
          <li
            key={action}
            class={isBest ? 'is-best' : action === chosen ? 'is-yours' : ''}
            style={{ '--part': part.toFixed(3) }}
          >
            <span>{choiceName(replay, action)}</span>
            {isBest && <em>{t('puzzles.best')}</em>}
            {action === chosen && <em>{t('puzzles.yours')}</em>}
            <b>{points(value)}</b> <small>±{points(2 * error)}</small>
          </li>
        ))}
      </ol>
      <p class="muted">{t('puzzles.choices.note', { from })}</p>
    </section>
  );
}

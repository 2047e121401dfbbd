/** Beside the board, once a puzzle is answered: why, and what every choice is worth. */

import '@tokaido/words/locales/en/puzzles';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { percent } from '../analysis/figures.ts';
import type { AnalysisView } from '../table/game.ts';
import type { Comparison } from './comparison.ts';
import { PuzzleReasons } from './reasons.tsx';
import { ChoiceRows } from './rows.tsx';
import type { PuzzleSession } from './session.ts';
import '../analysis/panel.css';
import './answer-panel.css';

interface PanelProps {
  readonly session: PuzzleSession;
  readonly comparison: Comparison;
  readonly view: AnalysisView;
}

export function AnswerPanel(props: PanelProps): JSX.Element {
  const { session, comparison } = props;
  const { puzzle } = session;
  return (
    <section class="analysis puzzle-answer" aria-labelledby="puzzle-why" tabIndex={0}>
      <div class="analysis-body">
        <h2 id="puzzle-why" class="sr-only">
          {t('puzzles.why')}
        </h2>
        <PuzzleReasons {...props} />
        <ChoiceRows session={session} />
        <p class="muted">
          {t('puzzles.basis', {
            n: puzzle.playouts[0] + puzzle.playouts[1],
            win: percent(Math.max(0, comparison.win)),
          })}
        </p>
        <p class="muted">
          {t('puzzles.grade.says', { grade: puzzle.grade, missed: percent(puzzle.missed) })}
        </p>
      </div>
    </section>
  );
}

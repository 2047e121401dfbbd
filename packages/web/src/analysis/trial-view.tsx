/** A trial: the question, a choice on the board, in its form or in a list, and then what it was worth. */

import '@tokaido/words/locales/en/analysis';
import type { MoveAnalysis } from '@tokaido/bots';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import type { Selection } from '../table/selection.ts';
import { sayVerdict } from './in-sentences.ts';
import { actionName } from './names.ts';
import type { ReplayAnalysis } from './replay-analysis.ts';
import './trial-view.css';

interface TrialProps {
  readonly analysis: ReplayAnalysis;
  readonly selection: Selection;
}

export function TrialView({ analysis, selection }: TrialProps): JSX.Element | null {
  const { session, replay, isAsking } = analysis;
  const trial = analysis.trial.value;
  const move = trial?.moves[trial.i];
  const decision = move === undefined ? undefined : session.value?.report.value?.analysis.moves[move];
  const title = useRef<HTMLHeadingElement>(null);
  // Every question is heard, wherever the button was that led to it.
  useEffect(() => title.current?.focus({ preventScroll: true }), [move, trial?.chosen, trial?.isShown]);
  if (trial === null || decision === undefined) return null;
  return (
    <header class="analysis-head trial">
      <p class="muted">
        {t('analysis.try')} {t('analysis.try.count', { i: trial.i + 1, n: trial.moves.length })}
      </p>
      <h2 ref={title} tabIndex={-1}>
        {t('analysis.try.ask', { n: decision.move + 1 })}
      </h2>
      {isAsking.value ? (
        <Question analysis={analysis} selection={selection} decision={decision} />
      ) : (
        <p class="trial-verdict" role="status">
          {sayVerdict(analysis, decision, trial.chosen)}
        </p>
      )}
      <p class="trial-buttons">
        {isAsking.value ? (
          <button type="button" class="quiet" onClick={() => analysis.show()}>
            <Icon name="eye" />
            {t('analysis.try.show')}
          </button>
        ) : (
          <button type="button" class="primary" onClick={() => analysis.next()}>
            {t(trial.i + 1 < trial.moves.length ? 'analysis.try.next' : 'analysis.try.end')}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => analysis.leaveTrial()}>
          <Icon name="close" />
          {t('analysis.try.leave')}
        </button>
        {isAsking.value && trial.i === 0 && trial.moves.length > 1 && (
          <button
            type="button"
            class="quiet trial-order"
            aria-pressed={trial.order === 'game'}
            onClick={() => analysis.reorder(trial.order === 'game' ? 'cost' : 'game')}
          >
            {t('analysis.try.order.game')}
          </button>
        )}
      </p>
      {isAsking.value && !selection.isOnBoard.value && <replay.game.DecisionSheet model={replay.model} />}
    </header>
  );
}

interface QuestionProps extends TrialProps {
  readonly decision: MoveAnalysis;
}

function Question({ analysis, selection, decision }: QuestionProps): JSX.Element {
  const { replay } = analysis;
  const picked = selection.picked.value;
  const isOpen = decision.candidates.some(({ action }) => action === picked);
  // By the words of the record: the order of the judge would give the answer away.
  const actions = replay.timeline.legalAt(decision.move);
  return (
    <>
      <p>{t('analysis.try.ask.note')}</p>
      {picked !== null && isOpen && (
        <p class="trial-picked">
          <b>{actionName(replay, decision, picked)}</b>
          <button type="button" class="primary" onClick={() => analysis.choose(picked)}>
            {t('analysis.try.take')}
          </button>
        </p>
      )}
      <details class="trial-list">
        <summary>{t('analysis.try.list')}</summary>
        <ul>
          {actions.map((action) => (
            <li key={action}>
              <button type="button" class="quiet" onClick={() => analysis.choose(action)}>
                {actionName(replay, decision, action)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The panel of the analysis: the decision at this position, or the trial that is under way; then the whole game. */

import '@tokaido/words/locales/en/analysis';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usePageMark } from '../app/page-mark.ts';
import { Icon } from '../art/icons.tsx';
import type { Selection } from '../table/selection.ts';
import { ChanceChart } from './chart.tsx';
import { DecisionHead, DecisionView } from './decision-view.tsx';
import { MomentsList } from './moments-list.tsx';
import { AnalysisProgress, JudgeNote } from './progress.tsx';
import type { ReplayAnalysis } from './replay-analysis.ts';
import { SumsView } from './sums-view.tsx';
import { TrialView } from './trial-view.tsx';
import { useSteps } from './use-steps.ts';
import './panel.css';

interface PanelProps {
  readonly analysis: ReplayAnalysis;
  readonly selection: Selection;
}

export function AnalysisPanel({ analysis, selection }: PanelProps): JSX.Element | null {
  const { shown, trial, isFolded, isAsking } = analysis;
  const session = analysis.session.value;
  usePageMark('asking', isAsking.value ? '' : null);
  const body = useRef<HTMLDivElement>(null);
  const at = analysis.replay.at.value;
  // What is said of another position begins at its beginning.
  const parts = useSteps(3, shown.value !== null);
  const shownAt = useRef(at);
  useEffect(() => {
    if (shownAt.current !== at) body.current?.scrollTo({ top: 0 });
    shownAt.current = at;
  }, [at]);
  if (session === null) return null;
  const isTrying = trial.value !== null;
  return (
    <section
      class={`analysis${isFolded.value ? ' folded' : ''}${isAsking.value ? ' asking' : ''}`}
      aria-label={t('analysis.title')}
    >
      {isTrying ? (
        <TrialView analysis={analysis} selection={selection} />
      ) : (
        <DecisionHead analysis={analysis} selection={selection} />
      )}
      <button
        type="button"
        class="iconbtn analysis-fold"
        aria-expanded={!isFolded.value}
        aria-label={t(isFolded.value ? 'analysis.unfold' : 'analysis.fold')}
        onClick={() => {
          isFolded.value = !isFolded.value;
        }}
      >
        <Icon name="forward" />
      </button>
      <div class="analysis-body" ref={body}>
        {!isAsking.value && <AnalysisProgress session={session} />}
        {!isAsking.value && shown.value !== null && (
          <>
            <DecisionView analysis={analysis} selection={selection} />
            {/* Where there is room it is above the bar instead. */}
            {parts > 0 && <ChanceChart analysis={analysis} height={130} />}
            {!isTrying && parts > 1 && <MomentsList analysis={analysis} />}
            {!isTrying && parts > 2 && <SumsView analysis={analysis} />}
            <JudgeNote session={session} />
          </>
        )}
      </div>
    </section>
  );
}

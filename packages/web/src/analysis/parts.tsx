/** The analysis within a replay: its button, the marks on the bar, the chart over it, and the panel beside the board. */

import '@tokaido/words/locales/en/analysis';
import { computed } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { route } from '../app/router.ts';
import { Icon } from '../art/icons.tsx';
import type { PartProps, ReplayParts } from '../table/replay/parts.ts';
import { ChanceChart } from './chart.tsx';
import { MarksOnBar } from './marks.tsx';
import { AnalysisPanel } from './panel.tsx';
import type { ReplayAnalysis } from './replay-analysis.ts';
import { openReplayAnalysis } from './replay-analysis.ts';
import './parts.css';

interface AnalysisParts extends ReplayParts {
  close(): void;
}

/** For one replay; opened with the first position that is drawn. */
export function analysisParts(): AnalysisParts {
  let opened: ReplayAnalysis | null = null;
  const of = ({ replay, transport }: PartProps): ReplayAnalysis => {
    if (opened === null) {
      opened = openReplayAnalysis(replay, transport);
      const { query } = route.peek();
      if (query['try'] === '1')
        opened.tryAgain(/^\d{1,5}$/.test(query['m'] ?? '') ? Number(query['m']) : null);
    }
    return opened;
  };
  return {
    hinted: (props) => sealsOf(of(props)),
    actions: (props) => <Toggle analysis={of(props)} />,
    // Nothing of what the analysis finds is read here: the board would be drawn anew with all of it.
    marks: (props) => <MarksOnBar analysis={of(props)} />,
    below: (props) =>
      of(props).session.value === null ? undefined : <ChanceChart analysis={of(props)} height={150} />,
    beside: (props) =>
      of(props).session.value === null ? undefined : (
        <AnalysisPanel analysis={of(props)} selection={props.selection} />
      ),
    close: () => opened?.close(),
  };
}

interface Props {
  readonly analysis: ReplayAnalysis;
}

function Toggle({ analysis }: Props): JSX.Element {
  return (
    <button
      type="button"
      class="textbtn"
      aria-pressed={analysis.session.value !== null}
      onClick={() => analysis.toggle()}
    >
      <Icon name="search" />
      <span>{t('analysis.open')}</span>
    </button>
  );
}

/** The board carries two seals: the best action first, then the one that was played. */
function sealsOf({ shown, isAsking }: ReplayAnalysis): ReturnType<NonNullable<ReplayParts['hinted']>> {
  const hinted = computed((): readonly string[] => {
    const decision = shown.value?.decision ?? null;
    if (decision === null || isAsking.value || decision.candidates.length < 2) return [];
    return [...new Set([decision.best, decision.action])];
  });
  return { hinted, seals: computed(() => [t('analysis.best'), t('analysis.played')]) };
}

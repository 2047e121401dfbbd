/** Analyses the games that have none yet, one after the other. */

import '@tokaido/words/locales/en/journeys';
import { signal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnalysisSession } from '../../analysis/session.ts';
import { openAnalysis } from '../../analysis/session.ts';
import { batchAnalysis } from './batch-analysis.ts';
import { outcomeOf } from './device-history.ts';
import type { History } from './history.ts';

interface AnalyzeProps {
  readonly history: History;
  /** The games without an analysis. */
  readonly ids: readonly string[];
}

/** The record comes with the board on which it was played. */
function openSession(id: string): AnalysisSession {
  const info = signal<{ readonly board?: string | undefined }>({});
  const record = async () => {
    const outcome = await outcomeOf(id);
    info.value = { board: outcome.board };
    return outcome.record;
  };
  // Means and luck need no second look at single moves.
  return openAnalysis({ record, info }, { seat: -1, refines: false });
}

export function AnalyzeGames({ history, ids }: AnalyzeProps): JSX.Element | null {
  const batch = useMemo(
    () => batchAnalysis(openSession, (id, sums) => history.setSkill(id, sums)),
    [history],
  );
  useEffect(() => () => batch.close(), [batch]);
  const state = batch.state.value;
  if (state.kind === 'running' || state.kind === 'paused') {
    const { done, total, part } = state;
    return (
      <div class="journey-analyze">
        <label>
          <span role="status">{t('journeys.analyze.now', { game: done + 1, total })}</span>
          <progress max={total} value={done + part} />
        </label>
        <button type="button" class="quiet" onClick={() => batch.toggle()}>
          {t(state.kind === 'paused' ? 'journeys.analyze.resume' : 'journeys.analyze.pause')}
        </button>
      </div>
    );
  }
  if (ids.length === 0) return null;
  return (
    <div class="journey-analyze">
      <button type="button" class="quiet" onClick={() => batch.start(ids)}>
        {t('journeys.analyze', { games: ids.length })}
      </button>
      {state.kind === 'stopped' && <p role="alert">{t('journeys.analyze.stopped')}</p>}
    </div>
  );
}

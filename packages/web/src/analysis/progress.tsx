/** How far the analysis is, who judges, and what to do where it cannot go on. */

import '@tokaido/words/locales/en/analysis';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import type { AnalysisSession } from './session.ts';

interface SessionProps {
  readonly session: AnalysisSession;
}

export function AnalysisProgress({ session }: SessionProps): JSX.Element | null {
  const { progress, problem, isPaused } = session;
  if (problem.value !== null) return <Problem session={session} />;
  const { stage, done, total } = progress.value;
  if (stage === 'done') return null;
  const says = t(`analysis.stage.${stage}`, { done: Math.floor(done), total });
  return (
    <div class="analysis-progress">
      <p>{isPaused.value ? t('analysis.stage.paused') : says}</p>
      <progress value={done} max={total} aria-label={says} />
      {stage !== 'loading' && (
        <button
          type="button"
          class="iconbtn"
          aria-label={t(isPaused.value ? 'analysis.resume' : 'analysis.pause')}
          onClick={() => session.toggle()}
        >
          <Icon name={isPaused.value ? 'play' : 'pause'} />
        </button>
      )}
    </div>
  );
}

function Problem({ session }: SessionProps): JSX.Element | null {
  const problem = session.problem.value;
  if (problem === null) return null;
  return (
    <div class="analysis-problem" role="alert">
      <p>{t(`analysis.no.${problem.why}`)}</p>
      {problem.problem !== '' && <p class="muted">{problem.problem}</p>}
      <p class="analysis-ways">
        {problem.why !== 'record' && (
          <button type="button" class="primary" onClick={() => session.retry()}>
            {t('analysis.retry')}
          </button>
        )}
        {problem.why === 'net' && (
          <button type="button" class="quiet" onClick={() => session.withoutNet()}>
            {t('analysis.withoutNet')}
          </button>
        )}
      </p>
    </div>
  );
}

export function JudgeNote({ session }: SessionProps): JSX.Element | null {
  const by = session.report.value?.analysis.by;
  if (by === undefined) return null;
  return <p class="muted analysis-judge">{t(by === 'net' ? 'analysis.by.net' : 'analysis.by.playouts')}</p>;
}

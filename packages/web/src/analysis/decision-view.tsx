/** The decision at this position: what was played and what would have been best, what that cost, why, and the luck after it. */

import '@tokaido/words/locales/en/analysis';
import type { MoveAnalysis } from '@tokaido/bots';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Pawn } from '../art/art.tsx';
import { Icon } from '../art/icons.tsx';
import type { Selection } from '../table/selection.ts';
import { Choices } from './choices.tsx';
import { percent, points, signedPercent, signedPoints } from './figures.ts';
import { sayWhatIf, titleOf } from './in-sentences.ts';
import { LossSign } from './marks.tsx';
import { seatName, whoAt } from './names.ts';
import { Reasons } from './reasons.tsx';
import type { ReplayAnalysis } from './replay-analysis.ts';
import { isSure } from './shown-analysis.ts';
import { SignedBar } from './signed-bar.tsx';

interface DecisionProps {
  readonly analysis: ReplayAnalysis;
}

interface OnBoardProps extends DecisionProps {
  readonly selection: Selection;
}

export function DecisionHead({ analysis, selection }: OnBoardProps): JSX.Element {
  const { shown, replay, isFolded } = analysis;
  const picked = selection.picked.value;
  const decision = shown.value?.decision ?? null;
  if (decision === null) return <header class="analysis-head">{headWithout(analysis)}</header>;
  const { move, seat, pointsLost, mark } = decision;
  return (
    <header class="analysis-head">
      <p class="muted">
        {t('analysis.move', { n: move + 1, ...whoAt(replay, seat) })}
        {mark !== null && (
          <b class="analysis-mark">
            <LossSign /> {t(`analysis.mark.${mark}`)}
          </b>
        )}
      </p>
      <h2>{titleOf(replay, decision)}</h2>
      {isSure(pointsLost) && (
        <p class="analysis-lost">
          <b>{signedPoints(-pointsLost.value)}</b> {t('analysis.points')}
          <span class="muted"> ±{points(pointsLost.error)}</span>
        </p>
      )}
      {/* Where all else is folded away, a touched place still says what it is worth. */}
      {isFolded.value && picked !== null && (
        <p class="what-if" role="status">
          {sayWhatIf(analysis, decision, picked)}
        </p>
      )}
    </header>
  );
}

function headWithout({ shown, replay, isAsking }: ReplayAnalysis): JSX.Element {
  const isEnd = replay.at.value === replay.length;
  const says = shown.value?.isAhead === true ? t('analysis.ahead') : isEnd ? t('analysis.end') : '';
  return (
    <>
      <h2>{t('analysis.title')}</h2>
      {says !== '' && !isAsking.value && <p>{says}</p>}
    </>
  );
}

export function DecisionView({ analysis, selection }: OnBoardProps): JSX.Element | null {
  const { shown, replay, session } = analysis;
  const decision = shown.value?.decision ?? null;
  if (decision === null) return null;
  const { seat, action, best, pointsLost, before, after, candidates, move } = decision;
  const refined = session.value?.report.value?.refined.find((each) => each.move === move) ?? null;
  const isChoice = candidates.length > 1;
  return (
    <div class="decision-view">
      {!isChoice && <p>{t('analysis.only')}</p>}
      {action !== best && (
        <p>
          {t('analysis.winAfter', { played: percent(after[seat] ?? 0), best: percent(before[seat] ?? 0) })}{' '}
          {!isSure(pointsLost) && t('analysis.unsure')}
        </p>
      )}
      {action !== best &&
        (refined === null ? (
          <CloserButton analysis={analysis} move={move} />
        ) : (
          <Reasons analysis={analysis} refined={refined} />
        ))}
      <DrawLuck analysis={analysis} decision={decision} />
      {isChoice && <Choices replay={replay} decision={decision} selection={selection} />}
      <TryButton analysis={analysis} decision={decision} />
    </div>
  );
}

/** Marked moves are played out by themselves; any other when somebody asks. */
function CloserButton({ analysis, move }: DecisionProps & { readonly move: number }): JSX.Element | null {
  const session = analysis.session.value;
  if (session === null || session.report.value?.analysis.isComplete !== true) return null;
  return session.asked.value.has(move) ? (
    <p class="muted">{t('analysis.closer.coming')}</p>
  ) : (
    <button type="button" class="quiet" onClick={() => session.lookCloser(move)}>
      <Icon name="search" />
      {t('analysis.closer')}
    </button>
  );
}

/** What the draw after the decision changed, for everybody; it is no part of the decision. */
function DrawLuck({
  analysis: { replay },
  decision: { luck, luckError },
}: DecisionProps & { readonly decision: MoveAnalysis }): JSX.Element | null {
  if (luck === null) return null;
  const most = Math.max(0.05, ...luck.map(Math.abs));
  const isDoubtful = (share: number) => !isSure({ value: share, error: luckError });
  return (
    <section class="draw-luck">
      <h3>{t('analysis.luck')}</h3>
      <table>
        <tbody>
          {luck.map((share, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Pawn seat={seat} /> {seatName(replay, seat)}
              </th>
              <td class="reason-bar">
                <SignedBar value={share} most={most} paint="hatched" />
              </td>
              <td>
                <b>{signedPercent(share)}</b> <small>±{points(100 * luckError, 0)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {luck.every(isDoubtful) && <p class="muted">{t('analysis.luck.unsure')}</p>}
    </section>
  );
}

function TryButton({
  analysis,
  decision,
}: DecisionProps & { readonly decision: MoveAnalysis }): JSX.Element | null {
  if (decision.action === decision.best || analysis.trial.value !== null) return null;
  return (
    <button type="button" class="primary" onClick={() => analysis.tryAgain(decision.move)}>
      <Icon name="again" />
      {t('analysis.try')}
    </button>
  );
}

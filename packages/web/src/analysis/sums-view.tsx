/** Skill and luck of everybody, never in one bar: decisions can only lose, draws go both ways. */

import '@tokaido/words/locales/en/analysis';
import { useSignal } from '@preact/signals';
import type { SeatAnalysis, SkillSums } from '@tokaido/bots';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useAsync } from '../app/use-async.ts';
import { Pawn } from '../art/art.tsx';
import { points, signedPercent } from './figures.ts';
import { seatName } from './names.ts';
import type { ReplayAnalysis } from './replay-analysis.ts';
import { SignedBar } from './signed-bar.tsx';
import { kindName, namedKinds } from './skill-kinds.ts';
import './sums-view.css';

interface SumsProps {
  readonly analysis: ReplayAnalysis;
}

export function SumsView({ analysis }: SumsProps): JSX.Element | null {
  const { shown, replay, session } = analysis;
  if (session.value?.report.value?.analysis.isComplete !== true) return null;
  const seats = shown.value?.seats ?? null;
  if (seats === null) return <p class="muted">{t('analysis.hidden')}</p>;
  const mostLost = Math.max(0.1, ...seats.map((seat) => seat.pointsLostPerDecision.value));
  const mostLuck = Math.max(0.05, ...seats.map(({ luck }) => Math.abs(luck.value)));
  return (
    <section class="sums-view">
      <h3>{t('analysis.sums')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('analysis.column.player')}</th>
            <th scope="col">{t('analysis.column.accuracy')}</th>
            <th scope="col">{t('analysis.column.skill')}</th>
            <th scope="col">{t('analysis.column.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((sums, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Pawn seat={seat} /> {seatName(replay, seat)}
              </th>
              <Skill sums={sums} most={mostLost} />
              <td>
                <SignedBar value={sums.luck.value} most={mostLuck} paint="hatched" />
                {signedPercent(sums.luck.value)} <small>±{percentError(sums.luck.error)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted">{t('analysis.sums.note')}</p>
      {seats.map((sums, seat) => (
        <Parts key={seat} analysis={analysis} sums={sums} seat={seat} />
      ))}
    </section>
  );
}

const percentError = (error: number) => points(100 * error, 0);

/** Whoever plays the judge's own moves is not told how well it agrees with itself. */
function Skill({ sums, most }: { readonly sums: SeatAnalysis; readonly most: number }): JSX.Element {
  if (sums.playsAsJudge)
    return (
      <td colSpan={2} class="muted">
        <span aria-hidden="true">{t('analysis.sums.asJudge.short')}</span>
        <span class="sr-only">{t('analysis.sums.asJudge')}</span>
      </td>
    );
  const { accuracy, pointsLostPerDecision: lost } = sums;
  return (
    <>
      <td>
        {points(accuracy.value, 0)}% <small>±{points(accuracy.error, 0)}</small>
      </td>
      <td>
        <span class="plain-bar" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (100 * lost.value) / most)}%` }} />
        </span>
        {points(lost.value, 2)} <small>±{points(lost.error, 2)}</small>
      </td>
    </>
  );
}

interface PartsProps extends SumsProps {
  readonly sums: SeatAnalysis;
  readonly seat: number;
}

/** By part of the game and by kind of decision; folded away. */
function Parts({ analysis: { replay }, sums, seat }: PartsProps): JSX.Element | null {
  const screen = useAsync(() => replay.game.loadEndScreen(), []);
  const isOpen = useSignal(false);
  if (sums.playsAsJudge)
    return (
      <p class="muted">
        {t('analysis.labeled', { label: seatName(replay, seat), text: t('analysis.sums.asJudge') })}
      </p>
    );
  const view = screen.state === 'here' ? screen.value.analysisView : null;
  const rows: (readonly [string, SkillSums])[] = !isOpen.value
    ? []
    : [
        ...Object.entries(sums.byPart).map(
          ([part, each]) => [view?.partName(Number(part)) ?? part, each] as const,
        ),
        ...namedKinds(sums.byKind).map(([kind, each]) => [kindName(kind), each] as const),
      ];
  const label = t('analysis.sums.by', { name: seatName(replay, seat) });
  return (
    <details
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{label}</summary>
      <table aria-label={label}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('analysis.column.decisions')}</th>
            <th scope="col">{t('analysis.column.accuracy')}</th>
            <th scope="col">{t('analysis.column.skill')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { decisions, accuracy, pointsLostPerDecision: lost }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{decisions}</td>
              <td>
                {points(accuracy.value, 0)}% <small>±{points(accuracy.error, 0)}</small>
              </td>
              <td>
                {points(lost.value, 2)} <small>±{points(lost.error, 2)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The costly decisions of a seat, and the draws that mattered to it: each leads to its position. */

import '@tokaido/words/locales/en/analysis';
import type { MoveAnalysis } from '@tokaido/bots';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { signedPercent, signedPoints } from './figures.ts';
import { DrawSign, LossSign } from './marks.tsx';
import { actionName } from './names.ts';
import type { ReplayAnalysis } from './replay-analysis.ts';
import { costlyOf, drawsOf } from './shown-analysis.ts';

interface ListProps {
  readonly analysis: ReplayAnalysis;
}

/** The largest of each kind. */
const MOST = 6;

export function MomentsList({ analysis }: ListProps): JSX.Element | null {
  const { shown, seat: own } = analysis;
  if (shown.value === null) return null;
  const seat = own.value;
  const { moves } = shown.value;
  const costly = costlyOf(moves, seat).toSorted((a, b) => b.pointsLost.value - a.pointsLost.value);
  const luckAt = ({ luck }: MoveAnalysis) => luck?.[seat] ?? 0;
  const draws =
    seat < 0 ? [] : drawsOf(moves, seat).toSorted((a, b) => Math.abs(luckAt(b)) - Math.abs(luckAt(a)));
  return (
    <section class="moments-list">
      <h3>{t('analysis.moments')}</h3>
      <h4>
        <LossSign /> {t('analysis.marks.lost')} <small>{t('analysis.points')}</small>
      </h4>
      {costly.length === 0 && <p>{t('analysis.moments.none')}</p>}
      <ol>
        {costly.slice(0, MOST).map((move) => (
          <Entry
            key={move.move}
            analysis={analysis}
            move={move}
            worth={signedPoints(-move.pointsLost.value)}
          />
        ))}
      </ol>
      {draws.length > 0 && (
        <>
          <h4>
            <DrawSign /> {t('analysis.marks.draw')} <small>{t('analysis.column.win')}</small>
          </h4>
          <ol>
            {draws.slice(0, MOST).map((move) => (
              <Entry key={move.move} analysis={analysis} move={move} worth={signedPercent(luckAt(move))} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

interface EntryProps extends ListProps {
  readonly move: MoveAnalysis;
  readonly worth: string;
}

function Entry({ analysis: { replay, transport }, move, worth }: EntryProps): JSX.Element {
  return (
    <li>
      <button
        type="button"
        aria-current={replay.at.value === move.move ? 'step' : undefined}
        onClick={() => transport.goTo(move.move)}
      >
        <span class="muted">{move.move + 1}</span>
        <span>{actionName(replay, move, move.action)}</span>
        <b>{worth}</b>
      </button>
    </li>
  );
}

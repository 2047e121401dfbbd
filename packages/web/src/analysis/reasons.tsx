/** Why a choice cost points: expected points by source against the best choice, its seat's and the others'. */

import '@tokaido/words/locales/en/analysis';
import type { RefinedDecision } from '@tokaido/bots';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useAsync } from '../app/use-async.ts';
import { Pawn } from '../art/art.tsx';
import type { AnalysisView } from '../table/game.ts';
import { points, signedPoints } from './figures.ts';
import { seatName } from './names.ts';
import { bySource, sumOf } from './reason-sums.ts';
import type { ReplayAnalysis } from './replay-analysis.ts';
import { SignedBar } from './signed-bar.tsx';

interface ReasonsProps {
  readonly analysis: ReplayAnalysis;
  readonly refined: RefinedDecision;
}

export function Reasons(props: ReasonsProps): JSX.Element | null {
  const { game } = props.analysis.replay;
  const screen = useAsync(() => game.loadEndScreen(), []);
  return screen.state === 'here' ? <Bars {...props} view={screen.value.analysisView} /> : null;
}

function Bars({ analysis, refined, view }: ReasonsProps & { readonly view: AnalysisView }): JSX.Element {
  const { seat, reasons, playouts, pointsLost } = refined;
  const own = bySource(reasons[seat] ?? {}, view.sources);
  const others = reasons.flatMap((by, other) => (other === seat ? [] : [{ seat: other, ...sumOf(by) }]));
  const most = Math.max(
    1,
    ...own.map(({ value }) => Math.abs(value)),
    ...others.map(({ value }) => Math.abs(value)),
  );
  const isLevel = own.length === 0 && others.every(({ value }) => value === 0);
  return (
    <section class="reasons">
      <h3>{t('analysis.reasons')}</h3>
      {isLevel ? (
        <p>{t('analysis.reasons.none')}</p>
      ) : (
        <table>
          <tbody>
            {own.map(({ id, value, error }) => (
              <tr key={id}>
                <th scope="row">{view.sourceName(id)}</th>
                <td class="reason-bar">
                  <SignedBar value={value} most={most} paint={`from-${id}`} />
                </td>
                <Value value={value} error={error} />
              </tr>
            ))}
            <tr class="reasons-sum">
              <th scope="row">{t('analysis.reasons.together')}</th>
              <td />
              <Value value={-pointsLost.value} error={pointsLost.error} />
            </tr>
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={3} class="reasons-others">
                {t('analysis.reasons.others')}
              </th>
            </tr>
            {others.map(({ seat: other, value, error }) => (
              <tr key={other}>
                <th scope="row">
                  <Pawn seat={other} /> {seatName(analysis.replay, other)}
                </th>
                <td class="reason-bar">
                  <SignedBar value={value} most={most} paint="of-others" />
                </td>
                <Value value={value} error={error} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="muted">{t('analysis.reasons.note', { n: playouts })}</p>
    </section>
  );
}

function Value({ value, error }: { readonly value: number; readonly error: number }): JSX.Element {
  return (
    <td class={value < 0 ? 'loss' : 'gain'}>
      <b>{signedPoints(value)}</b> <small>±{points(error)}</small>
    </td>
  );
}

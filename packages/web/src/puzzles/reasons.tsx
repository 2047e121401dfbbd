/** What the best choice brings over another one, by source of points as signed bars, and what it brings the others. */

import '@tokaido/words/locales/en/puzzles';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { signedPoints } from '../analysis/figures.ts';
import { seatName } from '../analysis/names.ts';
import { SignedBar } from '../analysis/signed-bar.tsx';
import { Pawn } from '../art/art.tsx';
import type { AnalysisView } from '../table/game.ts';
import type { Comparison } from './comparison.ts';
import { choiceName } from './names.ts';
import type { PuzzleSession } from './session.ts';

interface ReasonsProps {
  readonly session: PuzzleSession;
  readonly comparison: Comparison;
  readonly view: AnalysisView;
}

export function PuzzleReasons({ session, comparison, view }: ReasonsProps): JSX.Element {
  const { replay } = session;
  const { by, others, points } = comparison;
  const most = Math.max(1, ...[...by, ...others].map(({ value }) => Math.abs(value)));
  const name = (action: string) => choiceName(replay, action);
  return (
    <section class="reasons">
      <h3>{t('puzzles.reasons', { best: name(comparison.best), other: name(comparison.other) })}</h3>
      <table>
        <tbody>
          {by.map(({ id, value }) => (
            <tr key={id}>
              <th scope="row">{view.sourceName(id)}</th>
              <td class="reason-bar">
                <SignedBar value={value} most={most} paint={`from-${id}`} />
              </td>
              <Value value={value} />
            </tr>
          ))}
          <tr class="reasons-sum">
            <th scope="row">{t('puzzles.together')}</th>
            <td />
            <Value value={points} />
          </tr>
        </tbody>
        {others.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={3} class="reasons-others">
                {t('puzzles.others')}
              </th>
            </tr>
            {others.map(({ seat, value }) => (
              <tr key={seat}>
                <th scope="row">
                  <Pawn seat={seat} /> {seatName(replay, seat)}
                </th>
                <td class="reason-bar">
                  <SignedBar value={value} most={most} paint="of-others" />
                </td>
                <td>
                  <b>{signedPoints(value)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </section>
  );
}

function Value({ value }: { readonly value: number }): JSX.Element {
  return (
    <td class={value < 0 ? 'loss' : 'gain'}>
      <b>{signedPoints(value)}</b>
    </td>
  );
}

/** As many as a phone has room for. */
const IN_LINE = 3;

/** The largest differences in a line, where there is no room for bars. */
export function ReasonsLine({ comparison, view }: Omit<ReasonsProps, 'session'>): JSX.Element {
  const largest = [...comparison.by].sort((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, IN_LINE);
  return (
    <ul class="reasons-line">
      {largest
        .sort((a, b) => b.value - a.value)
        .map(({ id, value }) => (
          <li key={id} class={value < 0 ? 'loss' : 'gain'}>
            <i class={`from-${id}`} aria-hidden="true" /> {view.sourceName(id)} <b>{signedPoints(value)}</b>
          </li>
        ))}
    </ul>
  );
}

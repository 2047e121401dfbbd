/** What every open choice was worth; the one that is touched on the board, or focused here, stands above the others. */

import '@tokaido/words/locales/en/analysis';
import { useSignal } from '@preact/signals';
import type { Candidate, MoveAnalysis } from '@tokaido/bots';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import type { Replay } from '../table/replay/replay.ts';
import type { Selection } from '../table/selection.ts';
import { percent, points, signedPoints } from './figures.ts';
import { sayWhatIf } from './in-sentences.ts';
import { actionName } from './names.ts';

interface ChoicesProps {
  readonly replay: Replay;
  readonly decision: MoveAnalysis;
  readonly selection: Selection;
}

/** More than anybody reads; the best are first. */
const MOST = 60;

export function Choices({ replay, decision, selection }: ChoicesProps): JSX.Element {
  const { candidates, best, action: played } = decision;
  const focused = useSignal<string | null>(null);
  const isOpen = useSignal(false);
  const picked = selection.picked.value;
  const looked = candidates.find(({ action }) => action === (picked ?? focused.value));
  const top = candidates.find(({ action }) => action === best)?.points ?? 0;
  const gapOf = ({ action, points: own }: Candidate) => (action === best ? 0 : top - own);
  const canTouch = selection.isOnBoard.value;
  return (
    <section class="choices">
      <p class="what-if" role="status">
        {looked !== undefined
          ? sayWhatIf({ replay }, decision, looked.action)
          : canTouch
            ? t('analysis.whatIf.touch')
            : ''}
      </p>
      <details
        onToggle={({ currentTarget }) => {
          isOpen.value = currentTarget.open;
        }}
      >
        <summary>{t('analysis.choices', { n: candidates.length })}</summary>
        <div
          class="choices-scroll"
          tabIndex={0}
          role="group"
          aria-label={t('analysis.choices', { n: candidates.length })}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{t('analysis.column.choice')}</th>
                <th scope="col">{t('analysis.column.win')}</th>
                <th scope="col">{t('analysis.column.points')}</th>
                <th scope="col">{t('analysis.column.gap')}</th>
              </tr>
            </thead>
            <tbody>
              {(isOpen.value ? candidates.slice(0, MOST) : []).map((each) => (
                <tr key={each.action} class={each === looked ? 'looked' : undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      onFocus={() => {
                        focused.value = each.action;
                      }}
                      onClick={() => {
                        focused.value = each.action;
                        if (canTouch) selection.pick(each.action);
                      }}
                    >
                      {actionName(replay, decision, each.action)}
                    </button>{' '}
                    {each.action === best && <small class="is-best">{t('analysis.best')}</small>}{' '}
                    {each.action === played && <small class="is-played">{t('analysis.played')}</small>}
                  </th>
                  <td>{percent(each.win)}</td>
                  <td>{points(each.points)}</td>
                  <td>{each.action === best ? '' : signedPoints(-gapOf(each))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

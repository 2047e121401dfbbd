/** At the end of a branch: its points beside those of the game it left, and the ways back to that moment. */

import '@tokaido/words/locales/en/branch';
import '@tokaido/words/locales/en/end';
import type { BranchInfo } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import type { TableModel } from '../model.ts';
import { useGame } from '../use-game.ts';
import { momentOf } from './moment.ts';
import './result.css';

interface ResultProps {
  readonly model: TableModel;
}

export function BranchResult({ model }: ResultProps): JSX.Element | null {
  const { branch } = model.info.value;
  return branch === undefined ? null : <Beside model={model} branch={branch} />;
}

function Beside({ model, branch }: ResultProps & { readonly branch: BranchInfo }): JSX.Element {
  const { was, seat, move, cards } = branch;
  const address = momentOf(branch);
  const mine = model.scores.value.find((score) => score.seat === seat)?.points ?? 0;
  const by = mine - (was[seat] ?? 0);
  return (
    <section class="branch-result" aria-labelledby="branch-result">
      <h2 id="branch-result">{t('branch.end')}</h2>
      <p class="branch-result-mark">{t(cards === 'dealt' ? 'branch.mark' : 'branch.mark.lay', { move })}</p>
      {was.length > 0 && (
        <>
          <p>{t('branch.end.you', { how: by > 0 ? 'more' : by < 0 ? 'less' : 'same', n: Math.abs(by) })}</p>
          <Points model={model} was={was} />
        </>
      )}
      {cards !== 'dealt' && <p class="branch-result-note">{t('branch.end.lay')}</p>}
      {address !== null && (
        <A href={address} class="quiet">
          <Icon name="play" />
          {t('branch.end.moment')}
        </A>
      )}
    </section>
  );
}

function Points({ model, was }: ResultProps & { readonly was: readonly number[] }): JSX.Element {
  const { text } = useGame();
  const seen = model.seen.value;
  const info = model.info.value;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('branch.end.player')}</th>
          <th scope="col">{t('branch.end.now')}</th>
          <th scope="col">{t('branch.end.was')}</th>
          <th scope="col">{t('branch.end.change')}</th>
        </tr>
      </thead>
      <tbody>
        {model.scores.value.map(({ seat, points }) => (
          <tr key={seat} class={seat === model.you.value ? 'mine' : undefined}>
            <th scope="row">
              <Pawn seat={seat} />
              {seat === model.you.value || seen === null ? t('end.you') : text.playerName(seat, seen, info)}
            </th>
            <td>{points}</td>
            <td>{was[seat]}</td>
            <td>{signed(points - (was[seat] ?? 0))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function signed(n: number): string {
  if (n === 0) return t('branch.end.even');
  return n > 0 ? `+${n}` : `−${-n}`;
}

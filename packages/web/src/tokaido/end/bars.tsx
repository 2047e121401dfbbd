/** The ranking: one line and one stacked bar for each player, and the same numbers as a table. */

import '@tokaido/words/locales/en/end';
import type { Score } from '@tokaido/kernel';
import { nameOf, t } from '@tokaido/words';
import { alsoKnown } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { Pawn, Traveler } from '../../art/art.tsx';
import { FiguresTable } from '../../table/end/figures-table.tsx';
import { ranked } from '../../table/end/ranking.ts';
import type { Seen } from '../model.ts';
import type { Known } from '../own-seat.ts';
import { nameAt, travelerAt } from './sentences.ts';
import { GROUPS, groupsUsed, pointsFrom } from './sources.ts';
import './bars.css';

interface RankProps {
  readonly model: Known;
  readonly seen: Seen;
  readonly scores: readonly Score[];
}

const sourceName = (id: string) => nameOf('end.source', id);

export function Ranking({ model, seen, scores }: RankProps): JSX.Element {
  const most = Math.max(1, ...scores.map(({ points }) => points));
  return (
    <section class="end-rank" aria-labelledby="rank-title">
      <h2 id="rank-title">{t('end.rank')}</h2>
      <ol>
        {ranked(scores).map((score) => {
          const traveler = travelerAt(seen, score.seat);
          return (
            <li key={score.seat} class={score.place === 1 ? 'first' : undefined} data-seat={score.seat}>
              <p class="rank-line">
                <span class="rank-place">{score.place}</span>
                {traveler !== null && <Traveler id={traveler} class="rank-face" />}
                <Pawn seat={score.seat} />
                <b>{nameAt(score.seat, model, seen)}</b>
                <span class="rank-as">{alsoKnown(score.seat, seen)}</span>
                <span class="rank-total">
                  {score.points}
                  <span class="sr-only"> {t('end.points')}</span>
                </span>
              </p>
              <Bar score={score} most={most} />
            </li>
          );
        })}
      </ol>
      <Legend scores={scores} />
      <Table model={model} seen={seen} scores={scores} />
    </section>
  );
}

/** The whole width is the winner's total; a narrow segment keeps room for its number. */
export function Bar({ score, most }: { readonly score: Score; readonly most: number }): JSX.Element {
  const parts = GROUPS.map((group) => ({ id: group.id, n: pointsFrom(group, score) })).filter(
    ({ n }) => n > 0,
  );
  const words = parts.map(({ id, n }) => `${sourceName(id)} ${n}`).join(', ');
  return (
    <div class="bar" role="img" aria-label={words} style={{ width: `${(100 * score.points) / most}%` }}>
      {parts.map(({ id, n }) => (
        <i key={id} class={`from-${id}`} style={{ flexGrow: n }}>
          <span>{n}</span>
        </i>
      ))}
    </div>
  );
}

function Legend({ scores }: { readonly scores: readonly Score[] }): JSX.Element {
  return (
    <ul class="legend" aria-hidden="true">
      {groupsUsed(scores).map(({ id }) => (
        <li key={id}>
          <i class={`from-${id}`} />
          {sourceName(id)}
        </li>
      ))}
    </ul>
  );
}

/** Sources down, players across: it stays narrow on a phone, whatever the boxes add. */
function Table({ model, seen, scores }: RankProps): JSX.Element {
  const order = ranked(scores);
  return (
    <FiguresTable label={t('end.rank')}>
      <thead>
        <tr>
          <th scope="col">{t('end.sourceColumn')}</th>
          {order.map(({ seat }) => (
            <th key={seat} scope="col">
              <Pawn seat={seat} />
              <span>{nameAt(seat, model, seen)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groupsUsed(scores).map((group) => (
          <tr key={group.id}>
            <th scope="row">{sourceName(group.id)}</th>
            {order.map((score) => (
              <td key={score.seat}>{pointsFrom(group, score)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('end.total')}</th>
          {order.map(({ seat, points }) => (
            <td key={seat}>{points}</td>
          ))}
        </tr>
      </tfoot>
    </FiguresTable>
  );
}

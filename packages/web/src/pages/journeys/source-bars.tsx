/** Where my points come from, and those of the winners at my tables. */

import '@tokaido/words/locales/en/end';
import '@tokaido/words/locales/en/journeys';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { points, signedPoints } from '../../analysis/figures.ts';
import type { AnalysisView, PointSource } from '../../table/game.ts';
import type { Statistics } from './statistics.ts';
import './source-bars.css';

interface SourceBarsProps {
  readonly of: Statistics;
  readonly view: AnalysisView;
  /** Stands in the heading where several games are shown. */
  readonly game: string | null;
}

type By = Readonly<Record<string, number>>;
const pointsFrom = ({ of }: PointSource, by: By) => of.reduce((sum, source) => sum + (by[source] ?? 0), 0);
/** Less than this is written as 0. */
const LEAST = 0.05;

export function SourceBars({ of, view, game }: SourceBarsProps): JSX.Element {
  const id = useId();
  const rows = view.sources
    .map((source) => ({
      id: source.id,
      mine: pointsFrom(source, of.by),
      theirs: pointsFrom(source, of.winnersBy),
    }))
    .filter(({ mine, theirs }) => Math.max(Math.abs(mine), Math.abs(theirs)) >= LEAST);
  const most = Math.max(1, of.points, of.winnersPoints);
  return (
    <section class="journey-sources" aria-labelledby={id}>
      <header class="journey-head">
        <h2 id={id}>
          {t('journeys.sources')}
          {game !== null && ` · ${game}`}
        </h2>
        <small>{t('journeys.sources.mean', { games: of.games })}</small>
      </header>
      <Bar
        name={t('journeys.me')}
        total={of.points}
        most={most}
        parts={rows.map((row) => [row.id, row.mine])}
      />
      <Bar
        name={t('journeys.winners')}
        total={of.winnersPoints}
        most={most}
        parts={rows.map((row) => [row.id, row.theirs])}
      />
      {/* The bars in numbers. */}
      <table class="source-table">
        <thead class="sr-only">
          <tr>
            <th scope="col">{t('end.sourceColumn')}</th>
            <th scope="col">{t('journeys.me')}</th>
            <th scope="col">{t('journeys.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id: source, mine, theirs }) => (
            <tr key={source}>
              <th scope="row">
                <i class={`from-${source}`} aria-hidden="true" />
                {view.sourceName(source)}
              </th>
              <td>{points(mine)}</td>
              <td class={signOf(mine - theirs)}>{signedPoints(mine - theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function signOf(value: number): string {
  return value <= -LEAST ? 'loss' : value >= LEAST ? 'gain' : '';
}

interface BarProps {
  readonly name: string;
  readonly total: number;
  readonly most: number;
  readonly parts: readonly (readonly [id: string, n: number])[];
}

function Bar({ name, total, most, parts }: BarProps): JSX.Element {
  return (
    <div class="source-bar">
      <p>
        {name} <b>{points(total)}</b>
      </p>
      <div class="bar" aria-hidden="true" style={{ width: `${(100 * total) / most}%` }}>
        {parts
          .filter(([, n]) => n >= LEAST)
          .map(([id, n]) => (
            <i key={id} class={`from-${id}`} style={{ flexGrow: n }}>
              {n >= 1.5 && <span>{Math.round(n)}</span>}
            </i>
          ))}
      </div>
    </div>
  );
}

/** All that the games which are looked at say. */

import '@tokaido/words/locales/en/bots';
import '@tokaido/words/locales/en/journeys';
import { nameOf, t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { percent } from '../../analysis/figures.ts';
import { GAMES } from '../../app/settings.ts';
import { AccuracyChart } from './accuracy-chart.tsx';
import { AnalyzeGames } from './analyze-games.tsx';
import { Cards } from './cards.tsx';
import type { GameViews } from './game-views.ts';
import { boxesName } from './game-words.ts';
import { GroupList } from './group-list.tsx';
import type { History } from './history.ts';
import type { Played } from './played.ts';
import { SourceBars } from './source-bars.tsx';
import type { Group } from './statistics.ts';
import { dotsOf, groupsOf, intervalOf, statisticsOf } from './statistics.ts';

interface ViewProps {
  readonly history: History;
  /** Those that count, the latest first. */
  readonly games: readonly Played[];
  readonly views: GameViews;
  /** Stands between the numbers and the charts. */
  readonly children?: ComponentChildren;
}

export function StatisticsView({ history, games, views, children }: ViewProps): JSX.Element {
  const key = games.map(({ id, skill }) => `${id}${skill === null ? '' : '+'}`).join();
  const all = useMemo(() => statisticsOf(games), [key]);
  const dots = useMemo(() => dotsOf(games), [key]);
  if (games.length === 0) return <>{children}</>;
  const names = GAMES.filter((name) => games.some(({ game }) => game === name));
  const isOne = names.length === 1;
  const waiting = games.filter(({ skill }) => skill === null).map(({ id }) => id);
  return (
    <>
      <Cards of={all} hasPoints={isOne} />
      {children}
      <div class="journeys-charts">
        {names.map((name) => {
          const view = views.get(name)?.analysis;
          if (view === undefined) return null;
          const of = isOne ? all : statisticsOf(games.filter(({ game }) => game === name));
          return <SourceBars key={name} of={of} view={view} game={isOne ? null : t(`home.game.${name}`)} />;
        })}
        <AccuracyChart dots={dots}>
          <AnalyzeGames history={history} ids={waiting} />
        </AccuracyChart>
      </div>
      <Groups games={games} views={views} hasPoints={isOne} />
    </>
  );
}

/** A group in figures, as few of them as there may be. */
const MOST_FIGURES = 12;

function Groups({
  games,
  views,
  hasPoints,
}: Pick<ViewProps, 'games' | 'views'> & { readonly hasPoints: boolean }): JSX.Element {
  const figures = groupsOf(games, ({ figure }) => figure).slice(0, MOST_FIGURES);
  const companies = groupsOf(games, ({ company }) => company);
  const tables = groupsOf(games, ({ game, boxes, players }) => [game, players, ...boxes].join(' '));
  // A figure belongs to one game; whichever knows it names it.
  const owner = games.find(({ figure }) => figure !== null)?.game ?? '';
  const history = views.get(owner)?.history;
  return (
    <>
      {history !== undefined && (
        <GroupList
          title={t('journeys.by.figure')}
          groups={figures}
          nameOf={history.figureName}
          pictureOf={(id) => <history.Figure id={id} />}
          hasPoints={hasPoints}
        />
      )}
      <Doubt groups={figures.length > 0 ? figures : companies} />
      <div class="journeys-pairs">
        <GroupList
          title={t('journeys.by.company')}
          groups={companies}
          nameOf={companyName}
          hasPoints={hasPoints}
        />
        <GroupList title={t('journeys.by.table')} groups={tables} nameOf={tableName} hasPoints={hasPoints} />
      </div>
    </>
  );
}

/** How little even the largest group says. */
function Doubt({ groups }: { readonly groups: readonly Group[] }): JSX.Element | null {
  const [largest] = groups;
  if (largest === undefined) return null;
  const [low, high] = intervalOf(largest);
  return (
    <p class="muted journeys-doubt">
      {t('journeys.few', {
        share: percent(largest.share),
        games: largest.games,
        low: percent(low),
        high: percent(high),
      })}
    </p>
  );
}

function companyName(id: string): string {
  return id === 'mixed' || id === 'people' ? t(`journeys.company.${id}`) : nameOf('level', id);
}

/** `tokaido 4 crossroads matsuri`, see above. */
function tableName(id: string): string {
  const [game = '', players = '', ...boxes] = id.split(' ');
  const name = game === GAMES[0] ? boxesName(boxes) : t('home.game.duo');
  return t('journeys.table', { boxes: name, players });
}

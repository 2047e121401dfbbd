/** Journeys: what the finished games of this device say, and all its games, those on the way first. */

import '@tokaido/words/locales/en/journeys';
import '@tokaido/words/locales/en/settings';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { PageHead } from '../../app/page-head.tsx';
import { settings } from '../../app/settings.ts';
import { seatedTables } from '../../connection/seat-secrets.ts';
import { TransferButtons, TransferPanel, useTransfer } from '../../device-data/transfer.tsx';
import type { LocalGame } from '../../table/open-local.ts';
import { gamesLast } from '../../table/open-local.ts';
import { isNarrow } from '../../table/replay/narrow-window.ts';
import { openFirst } from '../home/saved-games.ts';
import { deviceHistory } from './device-history.ts';
import { FilterBar } from './filter-bar.tsx';
import { isShown, whichOf } from './filters.ts';
import { GameList } from './game-list.tsx';
import { OpenGame } from './game-row.tsx';
import { useGameViews } from './game-views.ts';
import type { History } from './history.ts';
import { NoJourneys } from './no-journeys.tsx';
import { OnlineTables } from './online-tables.tsx';
import { OpenRecord } from './open-record.tsx';
import type { Played } from './played.ts';
import { playedOf } from './played.ts';
import { StatisticsView } from './statistics-view.tsx';
import './journeys.css';

export function Journeys(): JSX.Element {
  const history = useMemo(deviceHistory, []);
  useEffect(() => () => history.close(), [history]);
  const transfer = useTransfer();
  const games = history.games.value;
  const isEmpty = games?.length === 0 && seatedTables().length === 0;
  return (
    <main class="page journeys">
      <PageHead title={t('home.journeys')}>
        <TransferButtons state={transfer} />
      </PageHead>
      <TransferPanel state={transfer} onImported={() => void history.refresh()} />
      {history.isFailed.value && (
        <p class="alert" role="alert">
          {t('journeys.failed')}
        </p>
      )}
      {games !== null && !gamesLast() && <p class="alert">{t('journeys.notLasting')}</p>}
      {isEmpty && <NoJourneys />}
      {games !== null && games.length > 0 && <Told history={history} games={games} />}
      {games?.length === 0 && <OnlineTables />}
      {/* Below the games, which would push it down. */}
      {(games !== null || history.isFailed.value) && <OpenRecord />}
    </main>
  );
}

interface ToldProps {
  readonly history: History;
  readonly games: readonly LocalGame[];
}

function Told({ history, games }: ToldProps): JSX.Element {
  const summaries = history.summaries.value;
  const open = openFirst(games);
  const past = games.filter((game) => !open.includes(game));
  const me = settings.name.value;
  const played = new Map<string, Played>(
    past.flatMap((game) => {
      const summary = summaries.get(game.id);
      const found = summary === undefined ? null : playedOf(game, summary, me);
      return found === null ? [] : [[game.id, found] as const];
    }),
  );
  const now = Date.now();
  const chosen = whichOf(past[0]?.game);
  const shown = past.filter(
    ({ game, touched, damaged }) => damaged !== null || isShown({ game, at: touched }, chosen, now),
  );
  const counted = shown.flatMap(({ id }) => played.get(id) ?? []);
  const views = useGameViews([...new Set(past.map(({ game }) => game))].toSorted());
  const reading = history.reading.value;
  // On a phone nobody scrolls past all charts to find a game.
  const list = <GameList games={shown} played={played} views={views} onDrop={(id) => history.drop(id)} />;
  return (
    <div class="journeys-body">
      <div class="journeys-now">
        {open.length > 0 && (
          <section>
            <h2>{t('journeys.open')}</h2>
            <ul class="journey-list">
              {open.map((game) => (
                <OpenGame key={game.id} game={game} onDrop={() => history.drop(game.id)} />
              ))}
            </ul>
          </section>
        )}
        <OnlineTables />
      </div>
      {past.length > 0 && (
        <>
          <div class="journeys-told">
            <FilterBar chosen={chosen} />
            <p role="status" class="muted journeys-reading">
              {reading !== null && reading.total > 0
                ? t('journeys.reading', { done: reading.done, total: reading.total })
                : ''}
            </p>
            <StatisticsView history={history} games={counted} views={views}>
              {isNarrow.value && list}
            </StatisticsView>
          </div>
          {!isNarrow.value && list}
        </>
      )}
    </div>
  );
}

/** The games that are over, the latest first; earlier ones on demand. */

import '@tokaido/words/locales/en/journeys';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import type { LocalGame } from '../../table/open-local.ts';
import { isNarrow } from '../../table/replay/narrow-window.ts';
import { OpenGame, PastGame } from './game-row.tsx';
import type { GameViews } from './game-views.ts';
import type { Played } from './played.ts';
import './game-list.css';

interface GameListProps {
  readonly games: readonly LocalGame[];
  readonly played: ReadonlyMap<string, Played>;
  readonly views: GameViews;
  readonly onDrop: (id: string) => void;
}

/** Half a screen of a phone, and the height of the charts beside them. */
const AT_FIRST = isNarrow.peek() ? 5 : 10;
const MORE = 50;

export function GameList({ games, played, views, onDrop }: GameListProps): JSX.Element {
  const most = useSignal(AT_FIRST);
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(AT_FIRST);
  const rest = games.length - most.value;
  // The button may be gone: the focus goes to the first of those that came.
  useLayoutEffect(() => {
    if (most.value === before.current) return;
    const row = list.current?.children[before.current];
    before.current = most.value;
    row?.querySelector<HTMLElement>('a, button')?.focus();
  }, [most.value]);
  return (
    <section class="journeys-games" aria-labelledby="games-title">
      <h2 id="games-title">{t('journeys.games')}</h2>
      {games.length === 0 && <p class="muted">{t('journeys.noneHere')}</p>}
      <ul ref={list} class="journey-list">
        {games
          .slice(0, most.value)
          .map((game) =>
            game.damaged === null ? (
              <PastGame
                key={game.id}
                game={game}
                played={played.get(game.id) ?? null}
                views={views}
                onDrop={() => onDrop(game.id)}
              />
            ) : (
              <OpenGame key={game.id} game={game} onDrop={() => onDrop(game.id)} />
            ),
          )}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          class="journeys-earlier"
          onClick={() => {
            most.value += MORE;
          }}
        >
          {t('journeys.earlier', { games: rest })}
          <Icon name="forward" />
        </button>
      )}
    </section>
  );
}

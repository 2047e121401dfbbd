/** The first page: one big button, what can be gone on with, and the ways to everything else. */

import { useSignal } from '@preact/signals';
import type { Key } from '@tokaido/words';
import { list, nameOf, t } from '@tokaido/words';
import { useEffect, useState } from 'preact/hooks';
import { later } from '../../app/load-later.tsx';
import { A, go } from '../../app/router.ts';
import type { Settings } from '../../app/settings.ts';
import { allSettings, GAMES, settings } from '../../app/settings.ts';
import { play } from '../../app/sound.ts';
import type { IconName } from '../../art/icons.tsx';
import { Icon } from '../../art/icons.tsx';
import { mayBeSeated } from '../../connection/seats-key.ts';
import { duoBoard } from '../duo-board.ts';
import { Print } from './print.tsx';
import { minutesFor, prefetchQuick, quickSetup, startGame } from './quick-table.ts';
import { isFirstVisit, mayContinue } from './traces.ts';
import './home.css';
import './home-links.css';

/** What is known of these comes later and fits into their rooms, so that nothing moves. */
const FirstVisit = later(async () => (await import('./first-visit.tsx')).FirstVisit);
const ContinueOffer = later(async () => (await import('./continue-offer.tsx')).ContinueOffer);
const TableOffer = later(async () => (await import('./table-offer.tsx')).TableOffer);

const WAYS: readonly (readonly [href: string, icon: IconName, name: Key])[] = [
  ['/new', 'table', 'home.new'],
  ['/same-device', 'people', 'home.sameDevice'],
  ['/join', 'door', 'home.join'],
  ['/journeys', 'road', 'home.journeys'],
  ['/learn', 'coach', 'home.learn'],
  ['/daily', 'flag', 'home.daily'],
  ['/puzzles', 'cards', 'home.puzzles'],
  ['/rules', 'book', 'home.rules'],
];

const MORE: readonly (readonly [href: string, name: Key])[] = [
  ['/count', 'home.count'],
  ['/settings', 'home.settings'],
  ['/about', 'home.about'],
];

export function Home() {
  // As it was when the page came: nothing moves when a game turns out to be over.
  const [seated] = useState(mayBeSeated);
  const [hasGame] = useState(mayContinue);
  const [isFirst] = useState(isFirstVisit);
  return (
    <main class="home">
      <header class="home-name">
        <h1 tabIndex={-1}>{t('home.title')}</h1>
        <p class="home-short">{t('home.short')}</p>
        <p class="home-lede">{t('home.lede')}</p>
      </header>
      <Print />
      <section class="home-panel">
        <Walk />
        {isFirst && settings.explain.value && (
          <div class="home-first">
            <FirstVisit />
          </div>
        )}
        <div class={hasGame ? 'home-room' : undefined}>
          <ContinueOffer />
        </div>
        {seated && (
          <div class="home-room">
            <TableOffer />
          </div>
        )}
        <nav class="home-ways" aria-label={t('home.ways')}>
          {WAYS.map(([href, icon, name]) => (
            <A key={href} href={href}>
              <Icon name={icon} />
              <span>{t(name)}</span>
            </A>
          ))}
        </nav>
        <nav class="home-small" aria-label={t('home.about.label')}>
          {MORE.map(([href, name]) => (
            <A key={href} href={href}>
              {t(name)}
            </A>
          ))}
        </nav>
        <p class="home-fine">{t('home.fine')}</p>
      </section>
    </main>
  );
}

/** One touch: a table, laid and ready. */
function Walk() {
  const busy = useSignal(false);
  const failed = useSignal(false);
  const walk = async () => {
    if (busy.value) return;
    busy.value = true;
    failed.value = false;
    play('tap');
    try {
      go(await startGame(quickSetup(allSettings())));
    } catch {
      failed.value = true;
    }
    busy.value = false;
  };
  const chosen = allSettings();
  const { game, boxes } = chosen;
  useEffect(() => void prefetchQuick(quickSetup(chosen)), [game, boxes]);
  return (
    <>
      <button type="button" class="home-go" aria-busy={busy.value} onClick={() => void walk()}>
        <b>{t('home.walk')}</b>
        <span>
          {t('home.walk.with', {
            bots: game === 'duo' ? 1 : chosen.bots,
            game: gameWords(chosen),
            minutes: minutesFor(chosen),
          })}
        </span>
      </button>
      {failed.value ? (
        <p class="alert" role="alert">
          {t('home.walk.failed')}
        </p>
      ) : null}
      <div class="home-small home-games" role="group" aria-label={t('home.game')}>
        {GAMES.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={game === id}
            onClick={() => {
              settings.game.value = id;
            }}
          >
            {t(`home.game.${id}`)}
          </button>
        ))}
      </div>
    </>
  );
}

function gameWords({ game, boxes }: Pick<Settings, 'game' | 'boxes'>): string {
  if (game === 'duo')
    return list([t('home.game.duo'), ...(duoBoard.value === null ? [] : [duoBoard.value.id])]);
  if (boxes === '') return t('home.walk.base');
  return list(boxes.split(',').map((box) => nameOf('box', box)));
}

/** The first page: one big button, what can be gone on with, and the ways to everything else. */

import { useSignal } from '@preact/signals';
import { list, nameOf, t } from '@tokaido/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { A, go } from '../../app/router.ts';
import type { Settings } from '../../app/settings.ts';
import { allSettings, GAMES, settings } from '../../app/settings.ts';
import { play } from '../../app/sound.ts';
import { useAsync } from '../../app/use-async.ts';
import type { IconName } from '../../art/icons.tsx';
import { Icon } from '../../art/icons.tsx';
import { mayBeSeated } from '../../connection/seats-key.ts';
import { duoBoard } from '../duo-board.ts';
import { Print } from './print.tsx';
import type { Open } from './saved-games.ts';
import { lookForGames, minutesFor, prefetchQuick, quickSetup, startGame, toContinue } from './saved-games.ts';
import './home.css';
import './resume.css';

export function Home() {
  useEffect(() => void lookForGames(), []);
  const { game, more } = toContinue.value;
  // As it was when the page came: nothing moves when a seat turns out to be over.
  const [seated] = useState(mayBeSeated);
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
        {game === null ? null : <Continue game={game} more={more} />}
        {seated ? <Online /> : null}
        <nav class="home-ways" aria-label={t('home.ways')}>
          <Way href="/new" icon="table">
            {t('home.new')}
          </Way>
          <Way href="/same-device" icon="people">
            {t('home.sameDevice')}
          </Way>
          <Way href="/join" icon="door">
            {t('home.join')}
          </Way>
          <Way href="/journeys" icon="road">
            {t('home.journeys')}
          </Way>
        </nav>
        <nav class="home-small" aria-label={t('home.about.label')}>
          <A href="/rules">{t('home.rules')}</A>
          <A href="/settings">{t('home.settings')}</A>
          <A href="/about">{t('home.about')}</A>
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

function Continue({ game, more }: { readonly game: Open; readonly more: number }) {
  return (
    <A href={`/g/${game.id}`} class="home-resume">
      <Icon name="road" class="home-resume-sign" />
      <span>
        <b>{t(game.yours ? 'home.continue.yours' : 'home.continue')}</b>
        <small>
          {companyWords(game)}
          {more > 0 ? ` · ${t('home.continue.more', { more })}` : ''}
        </small>
      </span>
      <Icon name="forward" />
    </A>
  );
}

/** The room of a table of the server; what is known of it comes later and fits in, so that nothing moves. */
function Online() {
  const loaded = useAsync(async () => (await import('./table-offer.tsx')).TableOffer, []);
  return <div class="home-room">{loaded.state === 'here' ? <loaded.value /> : null}</div>;
}

/** `Leg 2 of 4, with 3 bots`. */
function companyWords({ game, leg, people, bots }: Open): string {
  const company = list([...people, ...(bots > 0 ? [t('home.bots', { bots })] : [])]);
  const stage = Math.max(1, leg);
  return game === 'duo'
    ? t('home.continue.turn', { turn: stage, company })
    : t('home.continue.where', { leg: stage, company });
}

function Way({
  href,
  icon,
  children,
}: {
  readonly href: string;
  readonly icon: IconName;
  readonly children: ComponentChildren;
}) {
  return (
    <A href={href}>
      <Icon name={icon} />
      <span>{children}</span>
    </A>
  );
}

/** The game of this device to go on with, as the first page shows it: nothing where there is none. */

import '@tokaido/words/locales/en/offers';
import { list, t } from '@tokaido/words';
import { useEffect } from 'preact/hooks';
import { A } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import type { Open } from './saved-games.ts';
import { lookForGames, toContinue } from './saved-games.ts';
import './resume.css';

export function ContinueOffer() {
  useEffect(() => void lookForGames(), []);
  const { game, more } = toContinue.value;
  if (game === null) return null;
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

/** `Leg 2 of 4, with 3 bots`. */
function companyWords({ game, leg, people, bots }: Open): string {
  const company = list([...people, ...(bots > 0 ? [t('home.bots', { bots })] : [])]);
  const stage = Math.max(1, leg);
  return game === 'duo'
    ? t('home.continue.turn', { turn: stage, company })
    : t('home.continue.where', { leg: stage, company });
}

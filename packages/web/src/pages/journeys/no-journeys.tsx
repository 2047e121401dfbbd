/** The page before the first game: what it will tell, and how to begin. */

import '@tokaido/words/locales/en/journeys';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A } from '../../app/router.ts';
import { LegScene } from '../../art/scenes.tsx';

export function NoJourneys(): JSX.Element {
  return (
    <section class="no-journeys">
      <LegScene leg={1} class="no-journeys-scene" />
      <h2>{t('journeys.first.title')}</h2>
      <p class="muted">{t('journeys.first.text')}</p>
      <p class="no-journeys-ways">
        <A href="/" class="primary">
          {t('journeys.first.play')}
        </A>
        <A href="/learn" class="quiet">
          {t('journeys.first.learn')}
        </A>
      </p>
    </section>
  );
}

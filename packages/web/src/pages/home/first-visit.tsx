/** For somebody who is here for the first time: what the game is, and whether to be shown it. */

import '@tokaido/words/locales/en/offers';
import { t } from '@tokaido/words';
import { A } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import './first-visit.css';

/** The first of the lessons. */
const FIRST_LESSON = '/learn/walk';

export function FirstVisit() {
  return (
    <section class="home-offer" aria-label={t('home.first')}>
      <p>{t('home.first.what')}</p>
      <A class="quiet" href={FIRST_LESSON}>
        {t('home.first.show')}
      </A>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          settings.explain.value = false;
        }}
      >
        {t('home.first.know')}
      </button>
    </section>
  );
}

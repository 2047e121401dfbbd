/** What this is, whom it belongs to, what it keeps, and under which licenses. */

import '@tokaido/words/locales/en/settings';
import { t } from '@tokaido/words';
import { version } from '../../../package.json';
import { PageHead } from '../../app/page-head.tsx';

export function About() {
  return (
    <main class="page prose">
      <PageHead title={t('home.about')} />
      <h2>{t('about.what.title')}</h2>
      <p>{t('about.what')}</p>
      <p>{t('about.unaffiliated')}</p>
      <p>{t('about.version', { version })}</p>
      <h2>{t('about.art.title')}</h2>
      <p>{t('about.art')}</p>
      <h2>{t('about.privacy.title')}</h2>
      <p>{t('about.privacy.local')}</p>
      <p>{t('about.privacy.online')}</p>
      <p>{t('about.privacy.push')}</p>
      <p>{t('about.privacy.none')}</p>
      <h2>{t('about.fair.title')}</h2>
      <p>{t('about.fair')}</p>
      <h2>{t('about.licence.title')}</h2>
      <p>{t('about.licence')}</p>
      <p>{t('about.licence.code')}</p>
      <p>{t('about.licence.fonts')}</p>
      <p>
        <a class="quiet" href="/licences.txt">
          {t('about.licence.texts')}
        </a>
      </p>
    </main>
  );
}

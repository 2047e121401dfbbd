/** A page that says why there is nothing to see here, and what to do. */

import { t } from '@tokaido/words';
import { A } from './router.ts';
import './message-page.css';

export type NoticeKind = 'broken' | 'unloaded' | 'unknown' | 'no-game' | 'damaged' | 'no-table';

const NOTICES = {
  broken: { title: 'shell.broken.title', says: 'shell.broken.says', reload: true, journeys: true },
  unloaded: { title: 'shell.unloaded.title', says: 'shell.unloaded.says', reload: true, journeys: false },
  unknown: { title: 'shell.unknown.title', says: 'shell.unknown.says', reload: false, journeys: true },
  'no-game': { title: 'shell.noGame.title', says: 'shell.noGame.says', reload: false, journeys: true },
  damaged: { title: 'shell.damaged.title', says: 'shell.damaged.says', reload: false, journeys: true },
  'no-table': { title: 'shell.noTable.title', says: 'shell.noTable.says', reload: true, journeys: false },
} as const;

export function Notice({ kind }: { readonly kind: NoticeKind }) {
  const { title, says, reload, journeys } = NOTICES[kind];
  return (
    <main class="notice" tabIndex={-1}>
      <span class="seal notice-seal" aria-hidden="true">
        旅
      </span>
      <h1 tabIndex={-1}>{t(title)}</h1>
      <p>{t(says)}</p>
      <p class="notice-ways">
        {reload ? (
          <button type="button" class="primary" onClick={() => location.reload()}>
            {t('shell.reload')}
          </button>
        ) : null}
        <A href="/" class={reload ? 'quiet' : 'primary'}>
          {t('shell.home')}
        </A>
        {journeys ? (
          <A href="/journeys" class="quiet">
            {t('home.journeys')}
          </A>
        ) : null}
      </p>
    </main>
  );
}

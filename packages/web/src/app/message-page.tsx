/** A page that says why there is nothing to see here, and what to do. */

import { t } from '@tokaido/words';
import { A } from './router.ts';
import './message-page.css';

const MESSAGES = {
  broken: { title: 'shell.broken.title', text: 'shell.broken.says', reload: true, journeys: true },
  unloaded: { title: 'shell.unloaded.title', text: 'shell.unloaded.says', reload: true, journeys: false },
  unknown: { title: 'shell.unknown.title', text: 'shell.unknown.says', reload: false, journeys: true },
  'no-game': { title: 'shell.noGame.title', text: 'shell.noGame.says', reload: false, journeys: true },
  damaged: { title: 'shell.damaged.title', text: 'shell.damaged.says', reload: false, journeys: true },
  'table-damaged': {
    title: 'shell.damaged.title',
    text: 'online.refused.damaged',
    reload: true,
    journeys: false,
  },
  'table-rules': {
    title: 'shell.damaged.title',
    text: 'online.refused.other-rules',
    reload: true,
    journeys: false,
  },
  'no-table': { title: 'online.noTable.title', text: 'online.noTable.says', reload: true, journeys: false },
  outdated: { title: 'online.outdated.title', text: 'online.outdated.says', reload: true, journeys: false },
} as const;
export type MessageKind = keyof typeof MESSAGES;

export function MessagePage({ kind }: { readonly kind: MessageKind }) {
  const { title, text, reload, journeys } = MESSAGES[kind];
  return (
    <main class="notice" tabIndex={-1}>
      <span class="seal notice-seal" aria-hidden="true">
        旅
      </span>
      <h1 tabIndex={-1}>{t(title)}</h1>
      <p>{t(text)}</p>
      <p class="notice-ways">
        {reload ? (
          <button type="button" class="primary" onClick={() => void loadPage()}>
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

/** Whatever goes wrong with it, the page is loaded again. */
function loadPage(): Promise<void> {
  return import('./load-again.ts').then(({ loadAgain }) => loadAgain()).catch(() => location.reload());
}

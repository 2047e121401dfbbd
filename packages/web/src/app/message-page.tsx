/** A page that says that something went wrong with the program, and what to do. It must be at hand when nothing can be loaded. */

import type { Key } from '@tokaido/words';
import { t } from '@tokaido/words';
import { A } from './router.ts';
import './message-page.css';

const MESSAGES = {
  broken: { title: 'shell.broken.title', text: 'shell.broken.says', reload: true, journeys: true },
  unloaded: { title: 'shell.unloaded.title', text: 'shell.unloaded.says', reload: true, journeys: false },
} as const;

export function MessagePage({ kind }: { readonly kind: keyof typeof MESSAGES }) {
  return <Message {...MESSAGES[kind]} />;
}

interface MessageProps {
  readonly title: Key;
  readonly text: Key;
  readonly reload: boolean;
  readonly journeys: boolean;
}

export function Message({ title, text, reload, journeys }: MessageProps) {
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

/**
 * The first two stops of the Tab key: past the head of the page, and at a table or in a replay into or out of the
 * narrator view.
 */

import { t } from '@tokaido/words';
import { A, route } from './router.ts';
import { setting } from './settings.ts';
import './skip-links.css';

export function SkipLinks() {
  const { page, path, query } = route.value;
  const isTold = page === 'game' || page === 'table' || page === 'replay';
  const narrating = query.view === undefined ? setting('narrator').value : query.view === 'narrator';
  return (
    <nav class="skip" aria-label={t('shell.skip.label')}>
      <a href="#main" onClick={toMain}>
        {t('shell.skip.main')}
      </a>
      {isTold ? (
        <A
          href={`${path}?${new URLSearchParams({ ...query, view: narrating ? 'road' : 'narrator' })}${location.hash}`}
        >
          {t(narrating ? 'shell.skip.road' : 'shell.skip.narrator')}
        </A>
      ) : null}
    </nav>
  );
}

function toMain(event: Event): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus();
}

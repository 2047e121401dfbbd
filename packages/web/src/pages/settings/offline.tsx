/** Whether the game can be played without a network, and what is still missing for that. */

import '@tokaido/words/locales/en/settings';
import { t } from '@tokaido/words';
import { useRef } from 'preact/hooks';
import type { OfflineCopy } from '../../app/offline-copy.ts';
import { demandCopy, offlineCopy } from '../../app/offline-copy.ts';

export function Offline() {
  const copy = offlineCopy.value;
  const words = useRef<HTMLParagraphElement>(null);
  const fetchIt = () => {
    // The button goes when it is pressed.
    words.current?.focus();
    demandCopy();
  };
  return (
    <section>
      <h2>{t('settings.offline')}</h2>
      <p ref={words} class="pref-said" tabIndex={-1}>
        {copyWords(copy)}
      </p>
      {copy.state === 'on-demand' && (
        <p class="pref-data">
          <button type="button" class="quiet" onClick={fetchIt}>
            {t('settings.offline.fetch')}
          </button>
        </p>
      )}
    </section>
  );
}

function copyWords(copy: OfflineCopy): string {
  if (copy.state === 'unknown') return '';
  if ('done' in copy) return t(`settings.offline.${copy.state}`, { done: copy.done, all: copy.all });
  return t(`settings.offline.${copy.state}`);
}

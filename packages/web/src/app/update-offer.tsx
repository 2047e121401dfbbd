/** What the player is asked when a newer version is ready. */

import { t } from '@tokaido/words';
import { loadAgain } from './load-again.ts';
import { updateOffer } from './update-bar.tsx';
import './update-bar.css';

export function UpdateOffer() {
  const postpone = () => {
    updateOffer.value = null;
  };
  return (
    <>
      <span>{t('shell.update.ready')}</span>
      <button type="button" class="quiet" onClick={() => void loadAgain()}>
        {t('shell.update.take')}
      </button>
      <button type="button" class="iconbtn" aria-label={t('shell.update.later')} onClick={postpone}>
        <svg viewBox="0 0 24 24" width="20" height="20" class="icon" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
      </button>
    </>
  );
}

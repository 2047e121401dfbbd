/** The offer of a newer version: a quiet line at the foot of the page, and never at a table. */

import { t } from '@tokaido/words';
import { applyUpdate, postponeUpdate, updateReady } from './offline.ts';
import { route } from './router.ts';
import './update-bar.css';

export function UpdateBar() {
  const { page } = route.value;
  const shown = updateReady.value && page !== 'game' && page !== 'table';
  return (
    <div class="update" role="status" hidden={!shown}>
      {shown ? (
        <>
          <span>{t('shell.update.ready')}</span>
          <button type="button" class="quiet" onClick={applyUpdate}>
            {t('shell.update.take')}
          </button>
          <button type="button" class="iconbtn" aria-label={t('shell.update.later')} onClick={postponeUpdate}>
            <svg viewBox="0 0 24 24" width="20" height="20" class="icon" aria-hidden="true">
              <path d="M6 6L18 18M18 6L6 18" />
            </svg>
          </button>
        </>
      ) : null}
    </div>
  );
}

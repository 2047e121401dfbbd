/** The head of a page that is read: the way back, and its name. */

import { t } from '@tokaido/words';
import type { ComponentChildren } from 'preact';
import { go } from './router.ts';
import './page-head.css';

export function PageHead({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <header class="page-head">
      <button type="button" class="iconbtn" aria-label={t('shell.back')} onClick={goBack}>
        <svg viewBox="0 0 24 24" width="24" height="24" class="icon" aria-hidden="true">
          <path d="M15 5L8 12L15 19" />
        </svg>
      </button>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}

/** Where one came from: a game perhaps; a page that was opened by its address leads home. */
function goBack(): void {
  if (history.length > 1 && cameFromHere()) history.back();
  else go('/', { replace: true });
}

function cameFromHere(): boolean {
  return (history.state as { readonly inside?: unknown } | null)?.inside === true;
}

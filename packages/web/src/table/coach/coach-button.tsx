/** In the head of a table: asks the coach, each time for more. */

import '@tokaido/words/locales/en/coach';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { setting } from '../../app/settings.ts';
import { Icon } from '../../art/icons.tsx';
import type { Seen } from '../model.ts';
import type { Selection } from '../selection.ts';

interface CoachButtonProps {
  readonly selection: Selection;
  readonly seen: Seen;
  /** With words beside the sign. */
  readonly wide: boolean;
}

/** Nothing where nobody may have a coach. */
export function CoachButton({ selection, seen, wide }: CoachButtonProps): JSX.Element | null {
  if (seen.me < 0 || selection.model.info.value.coach === false) return null;
  return (
    <button
      type="button"
      class={wide ? 'textbtn' : 'iconbtn'}
      aria-label={wide ? undefined : t('coach.title')}
      aria-disabled={seen.mine ? undefined : 'true'}
      aria-expanded={selection.help.value !== null}
      onClick={() => seen.mine && selection.hint()}
    >
      <Icon name="coach" />
      {wide && <span>{t('coach.title')}</span>}
      {wide && setting('shortcuts').value && <kbd aria-hidden="true">H</kbd>}
    </button>
  );
}

/** How fast the moves of the others are shown: one button of three words, each press goes one further. */

import '@tokaido/words/locales/en/underway';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { PACES, setting } from '../../app/settings.ts';

export function PaceButton(): JSX.Element {
  const pace = setting('pace');
  const next = () => {
    pace.value = PACES[(PACES.indexOf(pace.peek()) + 1) % PACES.length] ?? pace.peek();
  };
  return (
    <button type="button" class="pace" onClick={next}>
      <span class="sr-only">{t('pace.label', { pace: t(`pace.${pace.value}`) })}</span>
      {PACES.map((one) => (
        <i key={one} class={one === pace.value ? 'chosen' : undefined} aria-hidden="true">
          {t(`pace.${one}`)}
        </i>
      ))}
    </button>
  );
}

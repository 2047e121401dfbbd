/** In the menu: the way to what is known of the board. */

import '@tokaido/words/locales/en/duo-sheets';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { isAboutOpen } from './about-open.ts';

export function AboutBoardButton({ onClose }: { readonly onClose: () => void }): JSX.Element {
  return (
    <p class="tb-legs">
      <button
        type="button"
        class="quiet"
        onClick={() => {
          onClose();
          isAboutOpen.value = true;
        }}
      >
        <Icon name="book" />
        {t('duo.about.title')}
      </button>
    </p>
  );
}

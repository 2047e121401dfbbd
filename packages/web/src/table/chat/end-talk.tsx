/** Talk after the game: the same button and phrases, and the people of the table in a sheet. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import type { TableModel } from '../model.ts';
import { Company } from '../people/people.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { TalkButton } from './talk-button.tsx';

export function EndTalk({ model }: { readonly model: TableModel }): JSX.Element {
  const isOpen = useSignal(false);
  return (
    <>
      <TalkButton
        model={model}
        class="quiet"
        isWide
        onPeople={() => {
          isOpen.value = true;
        }}
      />
      {isOpen.value && (
        <Sheet
          title={t('table.company')}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <Company model={model} />
        </Sheet>
      )}
    </>
  );
}

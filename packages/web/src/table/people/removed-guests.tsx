/** For the host, in the lobby and during a game: the guests who were removed, and the way to let them back in. */

import '@tokaido/words/locales/en/company';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { refusalText } from '../../connection/refusal-text.ts';
import type { TableModel } from '../model.ts';
import './removed-guests.css';

export function RemovedGuests({ model }: { readonly model: TableModel }): JSX.Element | null {
  const id = useId();
  const error = useSignal('');
  const removed = model.info.value.removed ?? [];
  if (!model.host.value || removed.length === 0) return null;
  const readmit = async (guest: number) => {
    const refused = await model.command({ t: 'readmit', guest });
    error.value = refused === null ? '' : refusalText(refused);
  };
  return (
    <section class="removed-guests" aria-labelledby={id}>
      <h3 id={id}>{t('company.readmit.title')}</h3>
      <ul>
        {removed.map(({ guest, name }) => (
          <li key={guest}>
            <span>{name}</span>
            <button
              type="button"
              class="quiet"
              aria-label={t('company.readmit.whom', { name })}
              onClick={() => void readmit(guest)}
            >
              {t('company.readmit.do')}
            </button>
          </li>
        ))}
      </ul>
      {error.value !== '' && (
        <p class="fault" role="alert">
          {error.value}
        </p>
      )}
    </section>
  );
}

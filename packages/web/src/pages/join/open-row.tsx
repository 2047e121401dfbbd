/** One open table: who is there, what is played and how far it is, and the one thing that can be done. */

import '@tokaido/words/locales/en/open-tables';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { OpenTable } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { A, go } from '../../app/router.ts';
import { Icon } from '../../art/icons.tsx';
import { seatAt } from '../../connection/seat-secrets.ts';
import { takeSeat } from '../../connection/take-seat.ts';
import { companyWords, gameWords, offerWords, stateWords } from './open-table-words.ts';

interface OpenRowProps {
  readonly table: OpenTable;
  /** Why one could not sit down. */
  readonly error: Signal<string>;
}

export function OpenRow({ table, error }: OpenRowProps): JSX.Element {
  const company = companyWords(table);
  return (
    <li class="open-table panel-row">
      <span class="open-words">
        <b>{company}</b>
        <small>{gameWords(table)}</small>
        <small>
          {stateWords(table)}
          {table.watching > 0 && (
            <span class="open-eye">
              <Icon name="eye" />
              <span aria-hidden="true">{table.watching}</span>
              <span class="sr-only">{t('open.watching', { n: table.watching })}</span>
            </span>
          )}
        </small>
      </span>
      <Offer table={table} error={error} company={company} />
    </li>
  );
}

function Offer({ table, error, company }: OpenRowProps & { readonly company: string }): JSX.Element {
  const busy = useSignal(false);
  const address = `/t/${table.id}`;
  const isMine = seatAt(table.id) !== null;
  const words = isMine ? t('open.back') : offerWords(table);
  const label = `${words}: ${company}`;
  if (isMine || table.offer !== 'sit')
    return (
      <A href={address} class="quiet" aria-label={label}>
        {words}
      </A>
    );
  const sit = async () => {
    if (busy.value) return;
    busy.value = true;
    error.value = await takeSeat(table.id, { isLate: false });
    busy.value = false;
    if (error.value === '') go(address);
  };
  return (
    <button
      type="button"
      class="quiet"
      aria-label={label}
      aria-disabled={busy.value}
      onClick={() => void sit()}
    >
      {words}
    </button>
  );
}

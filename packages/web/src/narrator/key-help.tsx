/** The keys of the table in a list, as the help shows them. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { setting } from '../app/settings.ts';
import '@tokaido/words/locales/en/narrator';
import type { TableKey } from './keys.ts';
import { TABLE_KEYS } from './keys.ts';
import './key-help.css';

const SIGNS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** A key as it is printed on a keyboard. */
function caption(key: string): string {
  if (key.length === 1) return key.toUpperCase();
  return (
    SIGNS[key] ??
    (key === 'Backspace' || key === 'Enter' || key === 'Home' || key === 'End' ? t(`key.${key}`) : key)
  );
}

function Row({ row }: { readonly row: TableKey }): JSX.Element {
  const off = row.single && !setting('shortcuts').value;
  return (
    <div class={off ? 'off' : undefined}>
      <dt>
        {row.keys.map((key) => (
          <kbd key={key}>{caption(key)}</kbd>
        ))}
      </dt>
      <dd>
        {t(`keys.${row.id}`)}
        {off ? ` ${t('keys.off')}` : ''}
      </dd>
    </div>
  );
}

export function KeyHelp(): JSX.Element {
  const shortcuts = setting('shortcuts');
  return (
    <div class="key-help">
      <dl>
        {TABLE_KEYS.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={shortcuts.value}
          onChange={(event) => {
            shortcuts.value = event.currentTarget.checked;
          }}
        />
        {t('keys.shortcuts')}
      </label>
      <p>{t('keys.narrator')}</p>
    </div>
  );
}

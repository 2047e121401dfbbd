/** How many watch a table: a small eye and a number, where anybody does. */

import '@tokaido/words/locales/en/open-tables';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import type { TableModel } from '../model.ts';
import './watch-mark.css';

interface WatchMarkProps {
  readonly model: TableModel;
  /** With words instead of the number alone. */
  readonly isLong?: boolean;
}

export function WatchMark({ model, isLong = false }: WatchMarkProps): JSX.Element | null {
  const n = model.watching?.value ?? 0;
  if (n === 0) return null;
  const words = t('open.watching', { n });
  return (
    <span class="watch-mark" title={isLong ? undefined : words}>
      <Icon name="eye" />
      {isLong ? words : <span aria-hidden="true">{n}</span>}
      {!isLong && <span class="sr-only">{words}</span>}
    </span>
  );
}

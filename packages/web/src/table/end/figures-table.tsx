/** The numbers of a drawing as a table, folded away under it. */

import { t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import './figures-table.css';

interface FiguresTableProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

export function FiguresTable({ label, children }: FiguresTableProps): JSX.Element {
  return (
    <details class="as-table">
      <summary>
        <Icon name="forward" />
        {t('end.asTable')}
      </summary>
      <div class="as-table-scroll" tabIndex={0} role="group" aria-label={label}>
        <table>{children}</table>
      </div>
    </details>
  );
}

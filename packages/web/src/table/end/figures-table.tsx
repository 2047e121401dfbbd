/** The numbers of a drawing as a table, folded away under it. */

import { t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import './figures-table.css';

interface FiguresTableProps {
  readonly label: string;
  readonly children: ComponentChildren;
  /** For a long table, which need not be drawn before somebody unfolds it. */
  readonly onToggle?: (isOpen: boolean) => void;
}

export function FiguresTable({ label, children, onToggle }: FiguresTableProps): JSX.Element {
  return (
    <details class="as-table" onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
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

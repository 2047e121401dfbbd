/** The host removes a guest, who cannot sit down at this table again. */

import '@tokaido/words/locales/en/company';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface RemoveProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ name, onRemove, onClose }: RemoveProps): JSX.Element {
  return (
    <ConfirmDialog
      title={t('company.remove.title', { name })}
      says={t('company.remove.says', { name })}
      act={t('company.remove.do')}
      onAct={onRemove}
      onClose={onClose}
    />
  );
}

/** "Leave for good": what it means, before it is done. */

import '@tokaido/words/locales/en/company';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveProps {
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

export function LeaveDialog({ onLeave, onClose }: LeaveProps): JSX.Element {
  return (
    <ConfirmDialog
      title={t('company.leave.title')}
      says={t('company.leave.says')}
      act={t('company.leave.do')}
      onAct={onLeave}
      onClose={onClose}
    />
  );
}

/** Asks once more before something that cannot be taken back. */

import '@tokaido/words/locales/en/company';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import './other-device.css';
import './confirm-dialog.css';

interface ConfirmProps {
  readonly title: string;
  readonly says: string;
  /** What the button says that does it. */
  readonly act: string;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

export function ConfirmDialog({ title, says, act, onAct, onClose }: ConfirmProps): JSX.Element {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog
      class="paper-dialog confirm"
      aria-labelledby={id}
      aria-describedby={`${id}-says`}
      ref={box}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={id}>{title}</h2>
      <p id={`${id}-says`}>{says}</p>
      <p class="confirm-ways">
        <button type="button" class="quiet" onClick={() => box.current?.close()}>
          {t('company.cancel')}
        </button>
        <button
          type="button"
          class="primary"
          onClick={() => {
            box.current?.close();
            onAct();
          }}
        >
          {act}
        </button>
      </p>
    </dialog>
  );
}

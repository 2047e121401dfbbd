/** "Continue on another device": a code that is good once, for a few minutes, behind the # of an address. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { deviceCode } from '../../connection/api.ts';
import { devicePath } from '../../connection/invitation.ts';
import { refusalText } from '../../connection/refusal-text.ts';
import { seatAt } from '../../connection/seat-secrets.ts';
import { askServerAddress } from '../../connection/server-address.ts';
import { Share } from '../share/share.tsx';
import '../../styles/fine-print.css';
import './other-device.css';

interface DeviceProps {
  readonly table: string;
  readonly onClose: () => void;
}

export function DeviceDialog({ table, onClose }: DeviceProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const path = useSignal('');
  const error = useSignal('');
  const fetchCode = async () => {
    error.value = '';
    path.value = '';
    const [reply] = await Promise.all([deviceCode(table, seatAt(table)?.secret ?? ''), askServerAddress()]);
    if (reply.ok) path.value = devicePath(reply.value.code);
    else error.value = refusalText(reply.error);
  };
  useEffect(() => {
    box.current?.showModal();
    void fetchCode();
  }, []);
  return (
    <dialog class="paper-dialog" aria-labelledby="device-title" ref={box} onClose={onClose}>
      <header>
        <h2 id="device-title">{t('online.device.title')}</h2>
        <button
          type="button"
          class="iconbtn"
          aria-label={t('online.close')}
          onClick={() => box.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <p>{t('online.device.note')}</p>
      {path.value !== '' && (
        <Share
          path={path.value}
          heading={t('online.device.scan')}
          title={t('online.device.code')}
          words={t('online.device.words')}
        />
      )}
      {error.value !== '' && (
        <p class="fault" role="alert">
          {error.value}
        </p>
      )}
      <p class="fine">
        <Icon name="lock" />
        {t('online.device.once')}
      </p>
      <button type="button" class="quiet" onClick={() => void fetchCode()}>
        <Icon name="again" />
        {t('online.device.again')}
      </button>
    </dialog>
  );
}

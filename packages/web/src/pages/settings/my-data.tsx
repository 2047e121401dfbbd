/** All that this device keeps of the player: to take away as a file, or to delete. */

import '@tokaido/words/locales/en/settings';
import { useSignal } from '@preact/signals';
import type { Key } from '@tokaido/words';
import { t } from '@tokaido/words';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { resetSettings } from '../../app/settings.ts';
import { TransferButtons, TransferPanel, useTransfer } from '../../device-data/transfer.tsx';
import { deleteAll } from './data.ts';

type State = 'rest' | 'sure' | 'busy' | 'gone' | 'failed';

const SAID: Readonly<Record<State, Key | null>> = {
  rest: null,
  sure: 'settings.data.sure',
  busy: null,
  gone: 'settings.data.gone',
  failed: 'settings.data.failed',
};

export function MyData() {
  const state = useSignal<State>('rest');
  const transfer = useTransfer();
  const attempt = async (work: () => Promise<void>, then: State) => {
    if (state.value === 'busy') return;
    state.value = 'busy';
    try {
      await work();
      state.value = then;
    } catch {
      state.value = 'failed';
    }
  };
  const remove = () =>
    attempt(async () => {
      await deleteAll();
      resetSettings();
    }, 'gone');
  const said = SAID[state.value];
  // The question takes the place of the button that asked it, and the other way round: the focus goes along.
  const asking = useRef<HTMLButtonElement>(null);
  const isSure = state.value === 'sure';
  const wasSure = useRef(isSure);
  useLayoutEffect(() => {
    if (wasSure.current !== isSure) asking.current?.focus();
    wasSure.current = isSure;
  }, [isSure]);
  return (
    <section>
      <h2>{t('settings.data')}</h2>
      <p class="muted">{t('settings.data.note')}</p>
      <TransferButtons state={transfer} />
      <TransferPanel state={transfer} onImported={() => undefined} />
      <p class="pref-data">
        {isSure ? (
          <>
            <button type="button" class="quiet danger" onClick={() => void remove()}>
              {t('settings.data.delete.really')}
            </button>
            <button
              ref={asking}
              type="button"
              class="quiet"
              onClick={() => {
                state.value = 'rest';
              }}
            >
              {t('settings.data.keep')}
            </button>
          </>
        ) : (
          <button
            ref={asking}
            type="button"
            class="quiet danger"
            aria-disabled={state.value === 'busy'}
            onClick={() => {
              if (state.value !== 'busy') state.value = 'sure';
            }}
          >
            {t('settings.data.delete')}
          </button>
        )}
      </p>
      <p role="status" class={state.value === 'failed' ? 'alert' : 'pref-said'}>
        {said === null ? '' : t(said)}
      </p>
    </section>
  );
}

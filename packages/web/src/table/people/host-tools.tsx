/** What only the host of a table may do, in the lobby and during a game: hand the table on, and close it. */

import '@tokaido/words/locales/en/company';
import { useSignal } from '@preact/signals';
import { nameAtSeat, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { refusalText } from '../../connection/refusal-text.ts';
import type { TableModel } from '../model.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface HandOverProps {
  readonly model: TableModel;
  readonly seat: number;
  readonly onError: (words: string) => void;
}

export function HandOver({ model, seat, onError }: HandOverProps): JSX.Element | null {
  if (!model.host.value) return null;
  const handOver = async () => {
    const refused = await model.command({ t: 'host', seat });
    onError(refused === null ? '' : refusalText(refused));
  };
  const name = nameAtSeat(seat, model.info.value);
  return (
    <button
      type="button"
      class="quiet"
      aria-label={t('company.host.makeWhom', { name })}
      onClick={() => void handOver()}
    >
      {t('company.host.make')}
    </button>
  );
}

/** Not where strangers play: the table decides, this only offers it. */
function canClose({ host, info }: TableModel): boolean {
  const { phase, listed, seats } = info.value;
  const others = seats.filter(({ kind, standIn }) => kind === 'person' && !standIn).length > 1;
  return host.value && (phase === 'lobby' || (phase === 'playing' && !(listed && others)));
}

export function CloseTable({ model }: { readonly model: TableModel }): JSX.Element | null {
  const isAsking = useSignal(false);
  const error = useSignal('');
  if (!canClose(model)) return null;
  const close = async () => {
    const refused = await model.command({ t: 'close' });
    error.value = refused === null ? '' : refusalText(refused);
  };
  return (
    <>
      <button
        type="button"
        class="quiet close-table"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        <Icon name="door" />
        {t('company.close.button')}
      </button>
      {error.value !== '' && (
        <span class="fault" role="alert">
          {error.value}
        </span>
      )}
      {isAsking.value && (
        <ConfirmDialog
          title={t('company.close.title')}
          says={t(model.info.value.phase === 'lobby' ? 'company.close.lobby' : 'company.close.game')}
          act={t('company.close.do')}
          onAct={() => void close()}
          onClose={() => {
            isAsking.value = false;
          }}
        />
      )}
    </>
  );
}

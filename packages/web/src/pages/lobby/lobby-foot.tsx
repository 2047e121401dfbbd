/** The foot of the lobby: the host starts, the others say that they are ready, a stranger sits down. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import type { Command } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { refusalText } from '../../connection/refusal-text.ts';
import { forgetSeat } from '../../connection/seat-secrets.ts';
import { takeSeat } from '../../connection/take-seat.ts';
import type { TableModel } from '../../table/model.ts';
import './lobby-foot.css';

interface FootProps {
  readonly model: TableModel;
}

export function LobbyFoot({ model }: FootProps): JSX.Element {
  const error = useSignal('');
  const info = model.info.value;
  const mine = info.seats[model.you.value];
  const open = info.seats.filter(({ kind }) => kind === 'open').length;
  const ask = async (command: Command) => {
    const refused = await model.command(command);
    error.value = refused === null ? '' : refusalText(refused);
    return refused === null;
  };
  return (
    <footer class="lobby-foot">
      {(model.link.value === 'lost' || model.link.value === 'closed') && (
        <p class="fault" role="alert">
          {t(`table.${model.link.value}`)}
        </p>
      )}
      {error.value !== '' && (
        <p class="fault" role="alert">
          {error.value}
        </p>
      )}
      {mine === undefined && !model.host.value && <Stranger model={model} open={open} />}
      {(mine !== undefined || model.host.value) && (
        <>
          <p>
            <b>{t(model.host.value ? 'online.lobby.anyTime' : 'online.lobby.hostStarts')}</b>
            <small>{t('online.lobby.becomeBots', { n: open })}</small>
          </p>
          {mine !== undefined && !model.host.value && (
            <button
              type="button"
              class="quiet"
              onClick={() => void ask({ t: 'leave' }).then((left) => left && forgetSeat(info.id))}
            >
              {t('online.lobby.leave')}
            </button>
          )}
          {mine !== undefined && !model.host.value && (
            <button
              type="button"
              class={mine.ready ? 'quiet' : 'primary'}
              onClick={() => void ask({ t: 'ready', ready: !mine.ready })}
            >
              {t(mine.ready ? 'online.lobby.notYet' : 'online.lobby.iAmReady')}
            </button>
          )}
          {model.host.value && (
            <button
              type="button"
              class="primary"
              aria-disabled={model.busy.value}
              onClick={() => !model.busy.value && void ask({ t: 'start' })}
            >
              {t('online.lobby.start')}
            </button>
          )}
        </>
      )}
    </footer>
  );
}

/** A guest who followed the link sits down with one touch, or stays and watches. */
function Stranger({ model, open }: FootProps & { readonly open: number }): JSX.Element {
  const error = useSignal('');
  const busy = useSignal(false);
  const table = model.info.value.id;
  const sit = async () => {
    if (busy.value) return;
    busy.value = true;
    error.value = await takeSeat(table, { isLate: false });
    busy.value = false;
  };
  return (
    <>
      <p>
        <b>{t(open > 0 ? 'online.door.invited' : 'online.door.watching')}</b>
        <small role="status">{error.value === '' ? t('online.door.free', { n: open }) : error.value}</small>
      </p>
      {open > 0 && (
        <button type="button" class="primary" aria-disabled={busy.value} onClick={() => void sit()}>
          {t('online.door.sit')}
        </button>
      )}
    </>
  );
}

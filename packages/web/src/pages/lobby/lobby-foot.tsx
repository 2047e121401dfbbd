/** The foot of the lobby: the host starts, the others say that they are ready, a stranger sits down. */

import '@tokaido/words/locales/en/company';
import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import type { Command } from '@tokaido/table';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { usePageMark } from '../../app/page-mark.ts';
import { refusalText } from '../../connection/refusal-text.ts';
import { forgetSeat } from '../../connection/seat-secrets.ts';
import { takeSeat } from '../../connection/take-seat.ts';
import type { TableModel } from '../../table/model.ts';
import { NameField, useGuestName } from '../../table/people/name-field.tsx';
import { StartVote, StartVotes } from './start-vote.tsx';
import './lobby-foot.css';

interface FootProps {
  readonly model: TableModel;
}

export function LobbyFoot({ model }: FootProps): JSX.Element {
  usePageMark('foot');
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
      {mine === undefined && !model.host.value && <Outsider model={model} open={open} />}
      {(mine !== undefined || model.host.value) && (
        <>
          <p>
            <b>{t(model.host.value ? 'online.lobby.anyTime' : 'online.lobby.hostStarts')}</b>
            {open > 0 && <small>{t('online.lobby.becomeBots', { n: open })}</small>}
            <StartVotes seats={info.seats} />
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
          {mine !== undefined && !model.host.value && <StartVote mine={mine} seats={info.seats} ask={ask} />}
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

function Outsider(props: FootProps & { readonly open: number }): JSX.Element {
  if (props.model.removed?.value !== true) return <Stranger {...props} />;
  return (
    <p role="status">
      <b>{t('company.removed.title')}</b>
      <small>{t('company.removed.says')}</small>
    </p>
  );
}

/** A guest who followed the link sits down with one touch, under a name that is suggested, or stays and watches. */
function Stranger({ model, open }: FootProps & { readonly open: number }): JSX.Element {
  const error = useSignal('');
  const busy = useSignal(false);
  const { id, seats } = model.info.value;
  const name = useGuestName(seats);
  const sit = async () => {
    if (busy.value) return;
    busy.value = true;
    error.value = await takeSeat(id, { name: name.value, isLate: false });
    busy.value = false;
  };
  const isFull = open === 0;
  const state = isFull ? t('online.door.watching') : t('online.door.free', { n: open });
  return (
    <form
      class="sit-form"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <p>
        <b>{t(isFull ? 'online.door.full' : 'online.door.invited')}</b>
        <small role="status">{error.value === '' ? state : error.value}</small>
      </p>
      {!isFull && <NameField name={name} seats={seats} />}
      {!isFull && (
        <button type="submit" class="primary" aria-disabled={busy.value}>
          {t('online.door.sit')}
        </button>
      )}
    </form>
  );
}

/** The lobby: the link that brings people, the seats as they fill, and the button that begins the walk. */

import '@tokaido/words/locales/en/company';
import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { A } from '../../app/router.ts';
import { Emblem } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { LegScene } from '../../art/scenes.tsx';
import { tablePath } from '../../connection/invitation.ts';
import { forgetSeat, randomBytes, saveSeat, seatAt } from '../../connection/seat-secrets.ts';
import { askServerAddress } from '../../connection/server-address.ts';
import { Talk } from '../../table/chat/phrases.tsx';
import type { TableModel } from '../../table/model.ts';
import { CloseTable } from '../../table/people/host-tools.tsx';
import { DeviceDialog } from '../../table/people/other-device.tsx';
import { TableNews } from '../../table/people/table-news.tsx';
import { TurnNotice } from '../../table/people/turn-notice.tsx';
import { Share } from '../../table/share/share.tsx';
import { choiceOf } from '../new-table/draft.ts';
import { playedNames, playedTitle } from '../new-table/played-words.ts';
import { paceWords } from '../new-table/table-words.ts';
import { Announced } from './announced.tsx';
import { Guests } from './guests.tsx';
import { LobbyFoot } from './lobby-foot.tsx';
import { WaitingNote } from './waiting-note.tsx';
import '../../table/notices/notices.css';
import '../../styles/fine-print.css';
import '../../styles/panel.css';
import './lobby.css';

interface LobbyProps {
  readonly model: TableModel;
}

export function Lobby({ model }: LobbyProps): JSX.Element {
  const info = model.info.value;
  const device = useSignal(false);
  useEffect(() => void addBytes(model), [model]);
  const link = model.link.value;
  useEffect(() => {
    // A server that comes back may listen elsewhere: the host was told how.
    if (link === 'lost') return () => void askServerAddress();
    return undefined;
  }, [link]);
  const seated = model.you.value >= 0;
  const isFull = info.seats.every(({ kind }) => kind !== 'open');
  const title = playedTitle(info);
  return (
    <main class="lobby">
      <div class="lobby-pic">
        <LegScene leg={1} tall />
      </div>
      <header class="lobby-head">
        <A href="/" class="iconbtn" aria-label={t('online.back')}>
          <Icon name="back" />
        </A>
        <h1 tabIndex={-1}>{t(model.host.value ? 'online.lobby.yours' : 'online.lobby.title')}</h1>
        {seated ? (
          <button
            type="button"
            class="iconbtn"
            aria-label={t('online.device.title')}
            onClick={() => {
              device.value = true;
            }}
          >
            <Icon name="qr" />
          </button>
        ) : (
          <span />
        )}
      </header>
      <div class="lobby-body">
        {seated || model.host.value ? (
          <Share
            path={tablePath(info.id)}
            heading={t(isFull ? 'online.lobby.full' : 'online.lobby.bring')}
            isFolded={isFull}
            title={t('online.lobby.code')}
            words={t('online.lobby.invite', { title })}
          />
        ) : (
          <section class="invited panel">
            <h2>{title}</h2>
            <p>{guestWords(model, isFull)}</p>
          </section>
        )}
        <Facts model={model} />
        <WaitingNote model={model} />
        <Guests model={model} />
        <Talk model={model} />
        {seated && <TurnNotice table={info.id} />}
        <Fair commit={info.commit} />
        <HostWays model={model} />
      </div>
      <div class="notices">
        <TableNews model={model} />
        <Announced />
      </div>
      <LobbyFoot model={model} />
      {device.value && (
        <DeviceDialog
          table={info.id}
          onClose={() => {
            device.value = false;
          }}
        />
      )}
    </main>
  );
}

/** Nobody is offered a seat that they cannot take. */
function guestWords({ removed }: TableModel, isFull: boolean): string {
  if (removed?.value === true) return t('company.removed.says');
  return t(isFull ? 'online.door.fullNote' : 'online.door.note');
}

/** How a host gets out: with the table, or without it where somebody else can have it. */
function HostWays({ model }: LobbyProps): JSX.Element | null {
  const { id, seats } = model.info.value;
  const mine = seats[model.you.value];
  const isAlone = !seats.some(({ kind, host }) => kind === 'person' && !host);
  if (!model.host.value) return null;
  const leave = async () => {
    if ((await model.command({ t: 'leave' })) === null) forgetSeat(id);
  };
  return (
    <p class="host-ways">
      {mine !== undefined && !isAlone && (
        <button type="button" class="quiet" onClick={() => void leave()}>
          <Icon name="flag" />
          {t('online.lobby.leave')}
        </button>
      )}
      <CloseTable model={model} />
    </p>
  );
}

/** At a rematch one sits already, but has added nothing to its shuffle yet. */
async function addBytes(model: TableModel): Promise<void> {
  const { id, bytes } = model.info.value;
  const held = seatAt(id);
  if (held === null || bytes[model.you.value] !== '') return;
  const mine = randomBytes();
  if ((await model.command({ t: 'bytes', bytes: mine })) === null) saveSeat(id, held.secret, mine);
}

const SIGNS: Readonly<Record<string, string>> = { crossroads: 'cherry', matsuri: 'festival' };

export function Facts({ model }: LobbyProps): JSX.Element {
  const info = model.info.value;
  const { game, options, pace, listed } = info;
  const names = playedNames(info);
  const boxes = game === 'duo' ? [] : choiceOf(options).boxes;
  return (
    <ul class="facts">
      {names.length === 0 && <li>{t('online.sum.base')}</li>}
      {names.map((name, i) => {
        const sign = SIGNS[boxes[i] ?? ''];
        return (
          <li key={name}>
            {sign !== undefined && <Emblem id={sign} />}
            {name}
          </li>
        );
      })}
      <li>{paceWords(pace)}</li>
      {listed && <li>{t('online.guests.listed')}</li>}
    </ul>
  );
}

/** The promise that the shuffle cannot be changed any more, for players who want to write it down. */
function Fair({ commit }: { readonly commit: string }): JSX.Element | null {
  if (commit === '') return null;
  return (
    <details class="fair">
      <summary>
        <Icon name="lock" />
        <span>{t('online.fair.title')}</span>
        <code>{`${commit.slice(0, 6)}…${commit.slice(-4)}`}</code>
      </summary>
      <p>{t('online.fair.note')}</p>
      <p>
        <code class="whole">{commit}</code>
      </p>
    </details>
  );
}

/**
 * The people of a running table, for a drawer over the board: who is there, whom a bot plays for, what is said,
 * a bot's seat to take over, and one's own seat on another device.
 */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import type { SeatInfo } from '@tokaido/table';
import { botName, nameAtSeat, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { allowNotifications, canNotify } from '../../app/device-notification.ts';
import { setting } from '../../app/settings.ts';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { refusalText } from '../../connection/refusal-text.ts';
import { takeSeat } from '../../connection/take-seat.ts';
import { Talk } from '../chat/phrases.tsx';
import type { TableModel } from '../model.ts';
import { LevelMark } from '../players/level-mark.tsx';
import { useGame } from '../use-game.ts';
import { DeviceDialog } from './other-device.tsx';
import { seatsToTake } from './takeover.ts';
import './people.css';
import '../../styles/fine-print.css';

interface CompanyProps {
  readonly model: TableModel;
}

export function Company({ model }: CompanyProps): JSX.Element {
  const device = useSignal(false);
  const error = useSignal('');
  const { id, seats } = model.info.value;
  return (
    <div class="company">
      <ul>
        {seats.map((seat, i) => (
          <Person key={i} model={model} seat={seat} i={i} onError={(words) => (error.value = words)} />
        ))}
      </ul>
      <p class="fault" role="alert">
        {error.value}
      </p>
      {model.you.value < 0 && <p class="fine">{watchNote(model)}</p>}
      <Talk model={model} />
      {model.you.value >= 0 && canNotify() && <NotifyButton />}
      {model.you.value >= 0 && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            device.value = true;
          }}
        >
          <Icon name="qr" />
          {t('online.device.title')}
        </button>
      )}
      {device.value && (
        <DeviceDialog
          table={id}
          onClose={() => {
            device.value = false;
          }}
        />
      )}
    </div>
  );
}

/** Only a touch of the player may ask the browser. */
function NotifyButton(): JSX.Element {
  const blocked = useSignal(false);
  const on = setting('notify').value;
  const change = async () => {
    if (on) setting('notify').value = false;
    else blocked.value = !(await allowNotifications());
  };
  return (
    <>
      <button type="button" class="quiet" aria-pressed={on} onClick={() => void change()}>
        <Icon name="sound" />
        {t(on ? 'online.notify.on' : 'online.notify')}
      </button>
      <p class="fine" role="status">
        {blocked.value ? t('online.notify.blocked') : ''}
      </p>
    </>
  );
}

function watchNote(model: TableModel): string {
  const { takeover, seats, phase } = model.info.value;
  const bots = phase === 'playing' && takeover && seats.some(({ kind }) => kind === 'bot');
  return `${t('online.presence.watch')} ${bots ? t('online.takeover.wait') : ''}`.trim();
}

interface PersonProps extends CompanyProps {
  readonly seat: SeatInfo;
  readonly i: number;
  readonly onError: (words: string) => void;
}

function Person({ model, seat, i, onError }: PersonProps): JSX.Element {
  const name = nameAtSeat(i, model.info.value);
  return (
    <li>
      <Pawn seat={i} />
      <span>
        <b>{i === model.you.value ? t('online.you') : name}</b>
        <small>
          {seat.kind === 'bot' && <LevelMark level={seat.level} temper={seat.temper} />}
          {personNote(model, seat, i, name)}
        </small>
      </span>
      <Offer model={model} seat={seat} i={i} onError={onError} />
    </li>
  );
}

function personNote(model: TableModel, seat: SeatInfo, i: number, name: string): string {
  if (seat.standIn) return t('online.presence.standIn', { name });
  if (seat.kind === 'bot') return t('table.bot', { level: botName(seat) });
  if (isAway(model, i)) return awayNote(model, seat, name);
  return seat.host ? t('online.seat.host') : '';
}

/** Before the first word about presence nobody is away. */
function isAway(model: TableModel, seat: number): boolean {
  return !(model.present.value[seat] ?? true);
}

function awayNote(model: TableModel, seat: SeatInfo, name: string): string {
  const others =
    model.info.value.seats.filter(({ kind, standIn }) => kind === 'person' && !standIn).length - 1;
  const votes = seat.votes.length;
  const more = votes > 0 ? t('online.presence.votes', { n: votes, all: others }) : t('online.presence.soon');
  return `${t('online.presence.away', { name })} ${more}`;
}

/** The one thing that can be done about this seat, if any. */
function Offer({ model, seat, i, onError }: PersonProps): JSX.Element | null {
  const { info, you, host } = model;
  const game = useGame();
  if (you.value < 0) {
    if (!seatsToTake(model, game).includes(i)) return null;
    const take = async () => onError(await takeSeat(info.value.id, { seat: i, isLate: true }));
    return (
      <button type="button" class="quiet" onClick={() => void take()}>
        {t('online.takeover.take', { name: nameAtSeat(i, info.value) })}
      </button>
    );
  }
  if (seat.kind !== 'person' || seat.standIn || !isAway(model, i) || i === you.value) return null;
  if (seat.votes.includes(you.value)) return <em>{t('online.presence.voted')}</em>;
  const vote = async () => {
    const refused = await model.command({ t: 'stand-in', seat: i });
    onError(refused === null ? '' : refusalText(refused));
  };
  return (
    <button type="button" class="quiet" onClick={() => void vote()}>
      {t(host.value ? 'online.presence.let' : 'online.presence.vote', { name: nameAtSeat(i, info.value) })}
    </button>
  );
}

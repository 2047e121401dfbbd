/**
 * The people of a running table, for a drawer over the board: who is there, whom a bot plays for, what is said,
 * a bot's seat to take over, and one's own seat on another device.
 */

import '@tokaido/words/locales/en/online';
import type { ReadonlySignal } from '@preact/signals';
import { useComputed, useSignal } from '@preact/signals';
import type { SeatInfo } from '@tokaido/table';
import { botName, nameAtSeat, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { refusalText } from '../../connection/refusal-text.ts';
import { takeSeat } from '../../connection/take-seat.ts';
import { Talk } from '../chat/phrases.tsx';
import { useNow } from '../clocks/now.ts';
import { PersonTime } from '../clocks/person-time.tsx';
import { standInTime } from '../clocks/seat-time.ts';
import type { TableModel } from '../model.ts';
import { LevelMark } from '../players/level-mark.tsx';
import { useGame } from '../use-game.ts';
import { CloseTable, HandOver } from './host-tools.tsx';
import { NameField, useGuestName } from './name-field.tsx';
import { DeviceDialog } from './other-device.tsx';
import { RemovedGuests } from './removed-guests.tsx';
import { seatsToTake } from './takeover.ts';
import { TurnNotice } from './turn-notice.tsx';
import { WatchMark } from './watch-mark.tsx';
import './people.css';
import '../../styles/fine-print.css';

interface CompanyProps {
  readonly model: TableModel;
}

export function Company({ model }: CompanyProps): JSX.Element {
  const device = useSignal(false);
  const error = useSignal('');
  const { id, seats } = model.info.value;
  const game = useGame();
  const name = useGuestName(seats);
  const mayTake = model.you.value < 0 && seatsToTake(model, game).length > 0;
  return (
    <div class="company">
      {mayTake && <NameField name={name} seats={seats} />}
      <ul>
        {seats.map((seat, i) => (
          <Person
            key={i}
            model={model}
            seat={seat}
            i={i}
            name={name}
            onError={(words) => (error.value = words)}
          />
        ))}
      </ul>
      <p class="fault" role="alert">
        {error.value}
      </p>
      <RemovedGuests model={model} />
      <WatchMark model={model} isLong />
      {model.you.value < 0 && <p class="fine">{watchNote(model)}</p>}
      <Talk model={model} />
      {model.you.value >= 0 && <TurnNotice table={id} />}
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
      <CloseTable model={model} />
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

function watchNote(model: TableModel): string {
  const { takeover, seats, phase } = model.info.value;
  const bots = phase === 'playing' && takeover && seats.some(({ kind }) => kind === 'bot');
  return `${t('online.presence.watch')} ${bots ? t('online.takeover.wait') : ''}`.trim();
}

interface PersonProps extends CompanyProps {
  readonly seat: SeatInfo;
  readonly i: number;
  /** Under which a guest takes a seat. */
  readonly name: ReadonlySignal<string>;
  readonly onError: (words: string) => void;
}

function Person(props: PersonProps): JSX.Element {
  const { model, seat, i } = props;
  const name = nameAtSeat(i, model.info.value);
  return (
    <li>
      <Pawn seat={i} />
      <span>
        <b>{i === model.you.value ? t('online.you') : name}</b>
        <small>
          {seat.kind === 'bot' && <LevelMark level={seat.level} temper={seat.temper} />}
          {personNote(seat, name)}
        </small>
        {model.info.value.phase === 'playing' && <PersonTime model={model} seat={i} name={name} />}
      </span>
      <Offer {...props} />
    </li>
  );
}

function personNote(seat: SeatInfo, name: string): string {
  if (seat.standIn) return t('online.presence.standIn', { name });
  if (seat.kind === 'bot') return t('table.bot', { level: botName(seat) });
  return seat.host ? t('online.seat.host') : '';
}

/** The one thing that can be done about this seat, if any. */
function Offer({ model, seat, i, name, onError }: PersonProps): JSX.Element | null {
  const { info, you, host } = model;
  const game = useGame();
  const now = useNow();
  const mayStandIn = useComputed(() => standInTime(model, i, now.value) === 0);
  if (you.value < 0) {
    if (!seatsToTake(model, game).includes(i)) return null;
    const guest = { seat: i, name: name.value, isLate: true };
    const take = async () => onError(await takeSeat(info.value.id, guest));
    return (
      <button type="button" class="quiet" onClick={() => void take()}>
        {t('online.takeover.take', { name: nameAtSeat(i, info.value) })}
      </button>
    );
  }
  if (seat.kind !== 'person' || seat.standIn || i === you.value) return null;
  // Before the first word about presence nobody is away.
  if (model.present.value[i] ?? true) return <HandOver model={model} seat={i} onError={onError} />;
  if (!mayStandIn.value) return null;
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

/** The seats of a lobby as they fill: who is there, who is ready, and what the host may change. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import type { Command, SeatInfo } from '@tokaido/table';
import { botName, nameAtSeat, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { setting } from '../../app/settings.ts';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { refusalText } from '../../connection/refusal-text.ts';
import type { TableModel } from '../../table/model.ts';
import { NAME_LENGTH } from '../../table/people/name-field.tsx';
import { RemoveDialog } from '../../table/people/remove-dialog.tsx';
import { RemovedGuests } from '../../table/people/removed-guests.tsx';
import { LevelMark } from '../../table/players/level-mark.tsx';
import { botPlan } from '../new-table/bot-plan.ts';
import { LevelGuide } from '../new-table/level-guide.tsx';
import { SeatMenu, TemperMenu, temperOf } from '../new-table/seat-tiles.tsx';
import { ColorChoice } from './color-choice.tsx';
import '../../styles/panel.css';
import './guests.css';

/** Asks the table for a change; false when it was refused. */
type Ask = (command: Command) => Promise<boolean>;

export function Guests({ model }: { readonly model: TableModel }): JSX.Element {
  const { seats } = model.info.value;
  const fresh = useFresh(seats);
  const error = useSignal('');
  // Read here, so that a refusal draws every menu and field again as the table has it.
  const fault = error.value;
  const ask: Ask = async (command) => {
    error.value = '';
    const refused = await model.command(command);
    if (refused !== null) error.value = refusalText(refused);
    return refused === null;
  };
  const present = model.present.value;
  const here = seats.filter(({ kind }, i) => kind === 'person' && (present[i] ?? true)).length;
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  return (
    <section class="guests" aria-labelledby="guests-title">
      <h2 id="guests-title">
        {t('online.row.seats')} <small>{t('online.lobby.here', { n: here, bots })}</small>
      </h2>
      <ol>
        {seats.map((seat, i) => (
          <GuestRow key={i} model={model} seat={seat} i={i} fresh={fresh.has(i)} ask={ask} />
        ))}
      </ol>
      {fault !== '' && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <RemovedGuests model={model} />
      {model.host.value && <LevelGuide game={model.info.value.game} />}
      <p role="status" class="sr-only">
        {[...fresh].map((i) => t('online.lobby.satDown', { name: seats[i]?.name ?? '' })).join(' ')}
      </p>
    </section>
  );
}

/** Seats where somebody sat down since the lobby was opened; they wear an ink outline for a while. */
function useFresh(seats: readonly SeatInfo[]): ReadonlySet<number> {
  const before = useRef(seats);
  const fresh = useSignal<ReadonlySet<number>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const came = seats.flatMap((seat, i) =>
      seat.kind === 'person' && before.current[i]?.kind !== 'person' ? [i] : [],
    );
    before.current = seats;
    if (came.length === 0) return;
    fresh.value = new Set(came);
    // Whatever else happens at the table must not keep it from ending.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      fresh.value = new Set();
    }, 8000);
  }, [seats, fresh]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return fresh.value;
}

interface GuestProps {
  readonly model: TableModel;
  readonly seat: SeatInfo;
  readonly i: number;
  readonly fresh: boolean;
  readonly ask: Ask;
}

function GuestRow({ model, seat, i, fresh, ask }: GuestProps): JSX.Element | null {
  const mine = model.you.value === i;
  const host = model.host.value;
  const removing = useSignal(false);
  // A closed seat matters only to the host, who can open it.
  if (seat.kind === 'closed' && !host) return null;
  const classes = [
    'guest',
    'panel-row',
    `is-${seat.kind}`,
    ...(mine ? ['mine'] : []),
    ...(fresh ? ['new'] : []),
  ];
  return (
    <li class={classes.join(' ')}>
      <Pawn seat={i} />
      {mine ? (
        <MyName seat={seat} ask={ask} />
      ) : (
        <span class="guest-who">
          <b>{guestName(model, i)}</b>
          <small>
            {seat.kind === 'bot' && <LevelMark level={seat.level} temper={seat.temper} />}
            {guestNote(seat, model.present.value[i] ?? true)}
          </small>
        </span>
      )}
      {host && !mine ? (
        <SeatMenu
          label={t('online.seat.menu', { n: i + 1 })}
          value={seat.kind === 'bot' ? `bot:${seat.level}` : seat.kind === 'person' ? 'person' : seat.kind}
          first={seat.kind === 'person' ? personChoices(model.present.value[i] ?? true) : ['open']}
          // Neither seat of Duo can stay empty.
          canClose={model.info.value.game !== 'duo'}
          onChoose={(choice) => {
            if (choice === 'remove') removing.value = true;
            else void changeSeat(ask, i, choice, temperOf(seat, model.info.value.seats));
          }}
        />
      ) : (
        <Mark seat={seat} />
      )}
      {host && seat.kind === 'bot' && (
        <TemperMenu
          n={i + 1}
          bot={seat}
          onChoose={(temper) => void changeSeat(ask, i, `bot:${seat.level}`, temper)}
        />
      )}
      {host && !mine && seat.kind === 'person' && <Mark seat={seat} />}
      {mine && <ColorChoice model={model} ask={ask} />}
      {removing.value && (
        <RemoveDialog
          name={guestName(model, i)}
          onRemove={() => void ask({ t: 'remove', seat: i })}
          onClose={() => {
            removing.value = false;
          }}
        />
      )}
    </li>
  );
}

/** Whoever is away is not made host. To free a seat is no removal: they may come back. */
function personChoices(present: boolean): readonly ('person' | 'host' | 'open' | 'remove')[] {
  return present ? ['person', 'host', 'open', 'remove'] : ['person', 'open', 'remove'];
}

async function changeSeat(ask: Ask, seat: number, choice: string, temper: string | undefined): Promise<void> {
  if (choice === 'person') return;
  if (choice === 'host') return void (await ask({ t: 'host', seat }));
  if (choice.startsWith('bot:')) await ask({ t: 'seat', seat, ...botPlan(choice.slice(4), temper) });
  else await ask({ t: 'seat', seat, kind: choice === 'open' ? 'open' : 'closed' });
}

function guestName({ info }: TableModel, i: number): string {
  const kind = info.value.seats[i]?.kind;
  if (kind === 'open' || kind === 'closed') return t(`online.seat.${kind}`);
  return nameAtSeat(i, info.value);
}

function guestNote(seat: SeatInfo, present: boolean): string {
  if (seat.kind === 'open') return t('online.lobby.botComes');
  if (seat.kind === 'closed') return t('online.seat.nobody');
  if (seat.kind === 'bot') return t('table.bot', { level: botName(seat) });
  if (!present) return (seat.host ? `${t('online.seat.host')} · ` : '') + t('online.lobby.away');
  return t(seat.host ? 'online.seat.host' : 'online.lobby.joined');
}

function Mark({ seat }: { readonly seat: SeatInfo }): JSX.Element | null {
  // The host is asked for the start, not whether they are ready.
  if (seat.kind !== 'person' || seat.host) return null;
  if (!seat.ready) return <em class="guest-mark">{t('online.lobby.notReady')}</em>;
  return (
    <em class="guest-mark">
      <i class="ok">
        <Icon name="check" />
      </i>
      {t('online.lobby.ready')}
    </em>
  );
}

/** My own row: the name is a field, so that changing it takes no dialog. */
function MyName({ seat, ask }: { readonly seat: SeatInfo; readonly ask: Ask }): JSX.Element {
  /** What is being typed: somebody who sits down meanwhile must not wipe it out. */
  const draft = useSignal<string | null>(null);
  const rename = async () => {
    const name = (draft.value ?? '').trim();
    if (name !== '' && name !== seat.name && (await ask({ t: 'name', name }))) setting('name').value = name;
    draft.value = null;
  };
  return (
    <span class="guest-who">
      <input
        type="text"
        maxLength={NAME_LENGTH}
        autocomplete="nickname"
        aria-label={t('online.lobby.yourName')}
        value={draft.value ?? seat.name}
        onInput={(event) => {
          draft.value = event.currentTarget.value;
        }}
        onChange={() => void rename()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <small>{t(seat.host ? 'online.lobby.youHost' : 'online.you')}</small>
    </span>
  );
}

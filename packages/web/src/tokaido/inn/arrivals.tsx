/** Who is at an inn and who is still to come, in the order of arrival, beside its lantern. */

import '@tokaido/words/locales/en/underway';
import { DISHES } from '@tokaido/tokaido';
import { nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import type { Seen, TableModel } from '../model.ts';
import { ownSeat, youOrName } from '../own-seat.ts';
import { seatOf } from '../road/pawns.ts';
import type { Arrived, Expected, InnOrder } from './inn-order.ts';
import { innOrder, mealOf } from './inn-order.ts';
import { Lamp } from './lamp.tsx';
import './arrivals.css';

interface ArrivalsProps {
  readonly model: TableModel;
  readonly seen: Seen;
  /** Who has just arrived. */
  readonly seat: number;
}

export function Arrivals({ model, seen, seat }: ArrivalsProps): JSX.Element {
  const order = innOrder(seen, seat);
  const isYou = seat === ownSeat(model);
  return (
    <section class="arrivals" aria-label={t('sheets.inn.order')}>
      <Lamp />
      <div class="arrivals-list">
        <h3>{titleOf(order, model, seen, seat)}</h3>
        {order.dishes !== null && <p>{leftFor(isYou, order.arrived.length, order.dishes)}</p>}
        <ol>
          {order.arrived.map((guest) => (
            <Here key={guest.seat} guest={guest} model={model} seen={seen} seat={seat} all={order.all} />
          ))}
          {order.expected.map((guest) => (
            <OnTheWay key={guest.seat} guest={guest} model={model} seen={seen} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** How many dishes there are to choose from. */
function leftFor(isYou: boolean, place: number, n: number): string {
  if (!isYou) return t('sheets.inn.left', { n });
  return t(place === 1 ? 'sheets.inn.first.you' : 'sheets.inn.left.you', { n });
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** The word for a place: the last one is called so, whichever its number. */
function ordinal(place: number, all: number): string {
  return place === all ? 'last' : (ORDINALS[place - 1] ?? 'last');
}

function titleOf({ arrived, all }: InnOrder, model: TableModel, seen: Seen, seat: number): string {
  const place = ordinal(arrived.find((guest) => guest.seat === seat)?.place ?? all, all);
  if (seat === ownSeat(model)) return t('sheets.inn.arrive.you', { place });
  return t('sheets.inn.arrive', { place, name: youOrName(seat, model, seen) });
}

interface HereProps extends ArrivalsProps {
  readonly guest: Arrived;
  readonly all: number;
}

function Here({ guest, model, seen, seat, all }: HereProps): JSX.Element {
  const isYou = guest.seat === ownSeat(model);
  const leaves =
    guest.leaves === null
      ? ''
      : t(isYou ? 'sheets.inn.leaves.you' : 'sheets.inn.leaves', { place: ordinal(guest.leaves, all) });
  return (
    <li class={guest.seat === seat ? 'guest now' : 'guest'}>
      <Guest place={guest.place} seat={guest.seat} model={model} seen={seen} right={leaves}>
        {doing(guest, model, seen, seat)}
      </Guest>
    </li>
  );
}

/** What they had, or that it is for them to choose. */
function doing(guest: Arrived, model: TableModel, seen: Seen, seat: number): string {
  if (guest.seat >= seen.s.players) return '';
  const meal = mealOf(model.journal.value, guest.seat);
  if (meal === null)
    return guest.seat === seat
      ? t(seat === ownSeat(model) ? 'sheets.inn.chooses.you' : 'sheets.inn.chooses')
      : '';
  return meal === 'none'
    ? t('sheets.inn.hungry')
    : t('sheets.inn.had', { dish: nameOf('dish', DISHES[meal.dish] ?? '') });
}

function OnTheWay({ guest, model, seen }: { readonly guest: Expected } & Omit<ArrivalsProps, 'seat'>) {
  const dishes = guest.dishes === null ? '' : t('sheets.inn.dishes', { n: guest.dishes });
  return (
    <li class="guest away">
      <Guest place={guest.place} seat={guest.seat} model={model} seen={seen} right={dishes}>
        {t('sheets.inn.away', { n: guest.away })}
      </Guest>
    </li>
  );
}

interface GuestProps extends ArrivalsProps {
  readonly place: number;
  readonly right: string;
  readonly children: string;
}

function Guest({ place, seat, model, seen, right, children }: GuestProps): JSX.Element {
  const name = youOrName(seat, model, seen);
  return (
    <>
      <span class="guest-place">{place}</span>
      {/* Where there is no room for names, the pawns say them alone. */}
      <Pawn seat={seatOf(seat, seen.s.players)} title={name} />
      <span class="guest-words">
        <b aria-hidden="true">{name}</b>
        <small>{children}</small>
      </span>
      <span class="guest-right">{right}</span>
    </>
  );
}

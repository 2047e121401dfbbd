/** Anybody's whole collection: everything public, what is hidden as hidden, and what each part is worth. */

import '@tokaido/words/locales/en/underway';
import { nameOf, t } from '@tokaido/words';
import { playerName } from '@tokaido/words/tokaido';
import { useState } from 'preact/hooks';
import { Pawn, Traveler } from '../../art/art.tsx';
import { BotNote } from '../../table/players/bot-note.tsx';
import { type Card, Detail } from '../../table/sheet/detail.tsx';
import { CloseButton, Sheet } from '../../table/sheet/sheet.tsx';
import { MARK, Price, rich } from '../decisions/worth.tsx';
import type { Seen, TableModel } from '../model.ts';
import { playerAt, travelerOf } from '../players.ts';
import { BoxRows, Meals, People, Power, Springs, Temple } from './collection-rows.tsx';
import { Achievements, Panoramas, Souvenirs } from './collection-sets.tsx';
import './collection.css';

interface CollectionProps {
  readonly model: TableModel;
  readonly seat: number;
  readonly onClose: () => void;
}

export function CollectionSheet({ model, seat: first, onClose }: CollectionProps) {
  const [seat, show] = useState(first);
  const [card, hold] = useState<Card | null>(null);
  const seen = model.seen.value;
  const score = model.scores.value[seat];
  if (seen === null || score === undefined) return null;
  const name = playerName(seat, seen, model.info.value);
  const row = { model, seen, p: playerAt(seen.s, seat), score, onShow: hold };
  return (
    <Sheet
      title={t('sheets.collection', { name })}
      class="collection"
      onClose={onClose}
      head={
        <div class="collection-head">
          <Tabs model={model} seen={seen} seat={seat} onShow={show} />
          <CloseButton onClose={onClose} />
        </div>
      }
    >
      <div class="sheet-body">
        <Hero model={model} seen={seen} seat={seat} name={name} points={score.points} />
        <Panoramas {...row} />
        <Souvenirs {...row} />
        <ul class="collection-rows">
          <Meals {...row} />
          <People {...row} />
          <Springs {...row} />
          <Temple {...row} />
          <BoxRows {...row} />
          <Power {...row} />
        </ul>
        <Achievements {...row} />
      </div>
      {card !== null && <Detail key={card.title} card={card} onClose={() => hold(null)} />}
    </Sheet>
  );
}

interface TabsProps {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly seat: number;
  readonly onShow: (seat: number) => void;
}

function Tabs({ model, seen, seat, onShow }: TabsProps) {
  return (
    <nav class="collection-tabs" aria-label={t('sheets.collections')}>
      {seen.s.all.slice(0, seen.s.players).map((p) => (
        <button
          type="button"
          key={p.seat}
          aria-current={p.seat === seat}
          aria-label={playerName(p.seat, seen, model.info.value)}
          onClick={() => onShow(p.seat)}
        >
          <Pawn seat={p.seat} />
        </button>
      ))}
    </nav>
  );
}

interface HeroProps extends Omit<TabsProps, 'onShow'> {
  readonly name: string;
  readonly points: number;
}

function Hero({ model, seen, seat, name, points }: HeroProps) {
  const at = model.info.value.seats[seat];
  const p = playerAt(seen.s, seat);
  const { traveler, coins } = p;
  const { id } = travelerOf(p);
  return (
    <div class="hero">
      {traveler > 0 && <Traveler id={id} />}
      <div>
        <h2 tabIndex={-1}>{name}</h2>
        {at?.kind === 'bot' && <BotNote seat={at} info={model.info.value} />}
        {traveler > 0 && (
          <p>
            <b>{t('sheets.lead', { name: nameOf('traveler', id) })}</b> {nameOf('traveler', `${id}.power`)}
          </p>
        )}
      </div>
      <p class="hero-total">
        <b>
          {points}
          <span class="sr-only"> {t('sheets.pointsWord', { n: points })}</span>
        </b>
        {rich(t('sheets.coinsHeld', { coins: MARK, n: coins }), <Price coins={[coins, coins]} />)}
      </p>
    </div>
  );
}

/** The village shop, and a collector's: cards to be bought together, with what each adds to the set. */

import { maskOf } from '@tokaido/kernel';
import { SOUVENIR_PRICES, SOUVENIR_TYPE, SOUVENIR_TYPES, SOUVENIRS, setPoints } from '@tokaido/tokaido';
import { nameOf, t } from '@tokaido/words';
import { legendOf, sayReason } from '@tokaido/words/tokaido';
import { bought, type Choice, LEGEND_ALONE, purchase } from '@tokaido/words/tokaido/choices';
import { Legend, Souvenir } from '../../art/art.tsx';
import { type Draft, useDraft } from '../../table/use-draft.ts';
import { SetRow } from '../collection/souvenir-set.tsx';
import { playerAt, travelerOf } from '../players.ts';
import type { Ask, FormProps } from './ask.ts';
import { isOpen, mine } from './ask.ts';
import { Form } from './form.tsx';
import { after } from './look-ahead.ts';
import { Offer } from './offer.tsx';
import { Gain, Price, type Range } from './worth.tsx';
import './shop.css';

/** The card of the legendary object, beside the ids of the souvenirs. */
const LEGEND = '';

interface Basket {
  readonly ask: Ask;
  readonly cards: readonly string[];
  readonly legend: boolean;
}

export function ShopForm({ ask }: FormProps) {
  const draft = useDraft(ask);
  const basket = { ask, ...bought(draft.action) };
  const offered = ask.choices.map(({ action, id }) => (action === LEGEND_ALONE ? LEGEND : id));
  return (
    <Form
      ask={ask}
      draft={draft}
      title={nameOf('sheets.title', ask.turn.decision)}
      class="shop"
      aside={<MySet {...basket} />}
    >
      <div class="cards" role="group" aria-label={t('sheets.forSale')}>
        {offered.map((card) => (
          <Card key={card} basket={basket} card={card} draft={draft} />
        ))}
      </div>
      <WhyNot basket={basket} offered={offered} />
    </Form>
  );
}

function has({ cards, legend }: Basket, card: string): boolean {
  return card === LEGEND ? legend : cards.includes(card);
}

/** The purchase with one card more, or one less; empty when nothing is left in it. */
function toggled(basket: Basket, card: string): string {
  const { cards, ask } = basket;
  const legend = card === LEGEND ? !basket.legend : basket.legend;
  const others = cards.filter((each) => each !== card);
  const now = card === LEGEND || others.length < cards.length ? others : [...cards, card];
  return now.length === 0 && !legend ? '' : purchase(ask.turn.decision, now, legend);
}

function Card({
  basket,
  card,
  draft,
}: {
  readonly basket: Basket;
  readonly card: string;
  readonly draft: Draft;
}) {
  const { ask } = basket;
  const chosen = has(basket, card);
  const action = chosen ? draft.action : toggled(basket, card);
  const reason = chosen || isOpen(ask, action) ? null : ask.model.explain(action);
  const choice: Choice = { action, verb: '', id: card, reason };
  return (
    <Offer
      ask={ask}
      choice={choice}
      chosen={chosen}
      several
      class="card"
      onChoose={() => draft.set(toggled(basket, card))}
    >
      {card === LEGEND ? <LegendFace ask={ask} /> : <SouvenirFace card={card} />}
      <span class="card-foot">
        <CardPrice basket={basket} card={card} />
        <Gain points={gainOf(basket, card)} />
      </span>
    </Offer>
  );
}

/** The number of a souvenir's type. */
function typeOf(card: string): number {
  return SOUVENIR_TYPE[SOUVENIRS.indexOf(card)] ?? -1;
}

function SouvenirFace({ card }: { readonly card: string }) {
  const kind = SOUVENIR_TYPES[typeOf(card)] ?? '';
  return (
    <>
      <Souvenir id={card} class="card-pic" />
      <b>{nameOf('souvenir', card)}</b>
      <small>{nameOf('souvenir', `${card}.is`)}</small>
      <span class="card-kind">
        <Souvenir kind={kind} />
        {nameOf('type', kind)}
      </span>
    </>
  );
}

function LegendFace({ ask }: { readonly ask: Ask }) {
  const id = legendOf(ask.turn);
  return (
    <>
      <Legend id={id} class="card-pic" />
      <b>{nameOf('legend', id)}</b>
      <small>{nameOf('legend', `${id}.does`)}</small>
    </>
  );
}

/** What a card costs within the purchase that would hold it; discounts hang on what is bought with it. */
function CardPrice({ basket, card }: { readonly basket: Basket; readonly card: string }) {
  const { ask } = basket;
  if (card === LEGEND) {
    const need = ask.model.explain(LEGEND_ALONE)?.need;
    const cost = typeof need === 'number' ? need : -ask.forecast(LEGEND_ALONE).coins[0];
    return <Price coins={[cost, cost]} />;
  }
  const number = SOUVENIRS.indexOf(card);
  const mask = maskOf([...basket.cards, card].map((each) => SOUVENIRS.indexOf(each)));
  const cost = travelerOf(mine(ask)).souvenirShare(mask, number);
  return <Price coins={[cost, cost]} printed={SOUVENIR_PRICES[number] ?? cost} />;
}

/** What a card adds to the points of those before it. */
function gainOf(basket: Basket, card: string): Range {
  const { ask, cards, legend } = basket;
  const before = card !== LEGEND && has(basket, card) ? cards.slice(0, cards.indexOf(card)) : cards;
  const without = { ask, cards: before, legend: legend && !has(basket, card) };
  const base = pointsOf(without) ?? 0;
  const points =
    card === LEGEND
      ? pointsOf({ ask, cards, legend: true })
      : pointsOf({ ...without, cards: [...before, card] });
  const gain = points === null ? besides(without, card) : points - base;
  return [gain, gain];
}

/** The points of a purchase; null where it is closed. */
function pointsOf({ ask, cards, legend }: Basket): number | null {
  if (cards.length === 0 && !legend) return 0;
  const action = purchase(ask.turn.decision, cards, legend);
  return isOpen(ask, action) ? ask.forecast(action).points[1] : null;
}

/** What a card would be worth if it could be bought as well. */
function besides({ ask, cards, legend }: Basket, card: string): number {
  if (card === LEGEND) return 0;
  const bare = cards.length === 0 && !legend;
  const s = bare ? ask.seen.s : after(ask.seen, purchase(ask.turn.decision, cards, legend));
  return setPoints(s, playerAt(s, ask.seen.me), typeOf(card));
}

/** One sentence for each card that cannot be added. */
function WhyNot({ basket, offered }: { readonly basket: Basket; readonly offered: readonly string[] }) {
  const { ask } = basket;
  return (
    <>
      {offered.map((card) => {
        const reason = has(basket, card) ? null : ask.model.explain(toggled(basket, card));
        if (reason === null) return null;
        const name = card === LEGEND ? nameOf('legend', legendOf(ask.turn)) : nameOf('souvenir', card);
        return (
          <p class="card-why" key={card}>
            <b>{t('sheets.whyNot', { name })}</b> {sayReason(reason, ask.seen, ask.model.info.value)}
          </p>
        );
      })}
    </>
  );
}

function MySet({ ask, cards, legend }: Basket) {
  const action = purchase(ask.turn.decision, cards, legend);
  const s = cards.length === 0 && !legend ? ask.seen.s : after(ask.seen, action);
  return <SetRow s={s} seat={ask.seen.me} adding={cards} />;
}

/** Shop: three souvenirs are laid out, any of them for sale. */

import { act, EVERYBODY, lowest, members, objectOf, popcount, verbOf } from '@tokaido/kernel';
import { BUY, PLEDGE } from '../actions.ts';
import { draw, SOUVENIR } from '../chance.ts';
import { SHOP } from '../data/road.ts';
import { OFFER_SIZE, SOUVENIRS } from '../data/souvenirs.ts';
import { decision } from '../decisions.ts';
import { fulfilPledge, gainSouvenir, pay } from '../gains.ts';
import type { Deal, Traveler } from '../moments.ts';
import { travelerOf } from '../moments.ts';
import { CHOOSE_PLEDGE, CHOOSE_SOUVENIRS, SOUVENIRS_OPTION } from '../numbers.ts';
import type { Option, Parts } from '../parts.ts';
import { packPrices, priceAt } from '../prices.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { AT, frames } from '../state.ts';
import { always, needsCoins, space } from './space.ts';

export const shop = space({
  // ruling shop-needs-coin
  closed: (_s, p) => needsCoins(p.coins, 1),
});

const souvenirs: Option = {
  id: 'souvenirs',
  box: 0,
  closed: always,
  take: (s, p, d) => layOut(s, p, d, OFFER_SIZE),
};

/** Lays out souvenirs and lets the traveler buy. */
function layOut(s: State, p: Player, d: Deal, size: number): void {
  let offer = 0;
  for (let i = 0; i < size; i++) {
    const card = drawSouvenir(s, d);
    // ruling souvenir-deck-short
    if (card >= 0) offer |= 1 << card;
  }
  d.tell?.({ type: 'offer', seat: p.seat, souvenirs: members(offer) }, EVERYBODY);
  frames.push(s, CHOOSE_SOUVENIRS, p.seat, offer);
}

/** The top souvenir, or −1. Cards under the deck come when it is used up, batch by batch. */
// ruling under-order
export function drawSouvenir(s: State, d: Deal): number {
  if (s.souvenirs !== 0) {
    const card = draw(s, d, SOUVENIR, s.souvenirs);
    s.souvenirs &= ~(1 << card);
    return card;
  }
  if (s.souvenirBatches === 0) return -1;
  const m = s.m;
  const card = draw(s, d, SOUVENIR, m[AT.souvenirUnder]);
  m[AT.souvenirUnder] &= ~(1 << card);
  if (m[AT.souvenirUnder] === 0) {
    const count = --s.souvenirBatches;
    for (let i = 0; i < count; i++) m[AT.souvenirUnder + i] = m[AT.souvenirUnder + i + 1];
    m[AT.souvenirUnder + count] = 0;
  }
  return card;
}

/** Puts unsold souvenirs under the deck. */
export function putUnder(s: State, cards: number): void {
  if (cards !== 0) s.m[AT.souvenirUnder + s.souvenirBatches++] = cards;
}

const chooseSouvenirs = decision({
  name: 'buy',
  quiet: true,

  /** Every set of offered cards that they can afford; the empty set first. */
  legal(s, out, seat, offer) {
    const p = s.all[seat];
    const buyer = travelerOf(p);
    for (let set = 0; ; set = (set - offer) & offer) {
      if (affords(s, p, buyer, set)) out.add(act(BUY, set));
      if (set === offer) return;
    }
  },

  play(s, action, d, seat, offer) {
    const p = s.all[seat];
    const cards = objectOf(action);
    putUnder(s, offer & ~cards);
    // ruling paying-more: only a pledge can make it worth while, and everybody has seen it.
    if (s.pledged && travelerOf(p).asksPrices(s, p, cards)) return;
    buySouvenirs(s, p, d, cards, haggled(s, p, d, cards));
  },

  explain(s, action, seat, offer) {
    if (verbOf(action) !== BUY) return OTHER_DECISION;
    const cards = objectOf(action);
    if (popcount(cards & ~offer) > 0) return NOT_OFFERED;
    const p = s.all[seat];
    const need = travelerOf(p).souvenirsNeed(cards);
    return need > p.coins ? { why: 'coins', have: p.coins, need } : { why: 'must-pay' };
  },

  details: (_s, _seat, offer) => ({ offer: souvenirIds(offer) }),
});

/** The ids of a set of souvenirs. */
export function souvenirIds(cards: number): string[] {
  return members(cards).map((card) => SOUVENIRS[card]);
}

/** Whether a set can be bought: enough coins, and a price above 0 if coins are pledged to the temple. */
export function affords(s: State, p: Player, buyer: Traveler, set: number): boolean {
  if (set === 0) return s.pledged === 0;
  return buyer.souvenirsNeed(set) <= p.coins && (s.pledged === 0 || buyer.souvenirsCost(set) > 0);
}

/** What each card of a set costs its buyer. */
export function sharesOf(p: Player, cards: number): number {
  return packPrices(cards, (card) => travelerOf(p).souvenirShare(cards, card));
}

/** The same once they have played for each of the prices, for those who do. */
export function haggled(s: State, p: Player, d: Deal, cards: number): number {
  let prices = sharesOf(p, cards);
  if (!travelerOf(p).haggles) return prices;
  for (let i = 0; i < popcount(cards); i++)
    prices -= travelerOf(p).haggle(s, p, d, priceAt(prices, i)) << (2 * i);
  return prices;
}

/** Buys a set; if coins are pledged, those of one of its cards go to the temple. */
export function buySouvenirs(s: State, p: Player, d: Deal, cards: number, prices: number): void {
  takeSouvenirs(s, p, d, cards, prices);
  if (s.pledged) keepPledge(s, p, d, cards, prices);
}

/** Pays for a set and adds it to the collection. */
export function takeSouvenirs(s: State, p: Player, d: Deal, cards: number, prices: number): void {
  let paid = 0;
  for (let i = 0; i < popcount(cards); i++) paid += priceAt(prices, i);
  pay(p, d, paid, 'shop');
  d.tell?.({ type: 'bought', seat: p.seat, souvenirs: members(cards), paid }, EVERYBODY);
  for (let rest = cards; rest !== 0; rest &= rest - 1) gainSouvenir(s, p, d, lowest(rest));
}

/** One souvenir of those bought gives its coins to the temple; with several, the buyer names it. */
// ruling devotion-scope, devotion-discount
function keepPledge(s: State, p: Player, d: Deal, cards: number, prices: number): void {
  if (popcount(cards) > 1) frames.push(s, CHOOSE_PLEDGE, p.seat, cards, prices);
  else fulfilPledge(s, p, d, prices);
}

/** Frame: `a` is the set bought, `b` what was paid for each card. */
const choosePledge = decision({
  name: 'pledge',
  quiet: true,

  legal(_s, out, _seat, cards, prices) {
    const bought = members(cards);
    for (let i = 0; i < bought.length; i++) {
      if (priceAt(prices, i) > 0) out.add(act(PLEDGE, bought[i]));
    }
    // If every price was haggled down to 0, the first card fulfills the pledge with no coins.
    if (out.count === 0) out.add(act(PLEDGE, bought[0]));
  },

  play(s, action, d, seat, cards, prices) {
    fulfilPledge(s, s.all[seat], d, priceAt(prices, members(cards).indexOf(objectOf(action))));
  },

  explain: (_s, action) => (verbOf(action) === PLEDGE ? NOT_OFFERED : OTHER_DECISION),
  details: (_s, _seat, cards) => ({ bought: souvenirIds(cards) }),
});

export const shopParts: Parts = {
  options: [[SOUVENIRS_OPTION, souvenirs, [SHOP]]],
  steps: [
    [CHOOSE_SOUVENIRS, chooseSouvenirs],
    [CHOOSE_PLEDGE, choosePledge],
  ],
};

/** Shop: three souvenirs laid open, any of them for sale. */

import { lowest, members, popcount } from '@tokaido/kernel';
import { act, BUY, objectOf, verbOf } from '../actions.ts';
import { draw, SOUVENIR } from '../chance.ts';
import { OFFER_SIZE } from '../data/souvenirs.ts';
import { gainSouvenir, pay } from '../gains.ts';
import type { Deal } from '../moments.ts';
import { travelerOf } from '../moments.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import type { State } from '../state.ts';
import { AT, frames } from '../state.ts';
import type { Space } from './space.ts';
import { needsCoin } from './space.ts';

export const shop: Space = {
  // ruling shop-needs-coin
  closed: (_s, p) => needsCoin(p),
  stop(s, p, d) {
    let offer = 0;
    for (let i = 0; i < OFFER_SIZE; i++) {
      const card = drawSouvenir(s, d);
      // ruling souvenir-deck-short
      if (card >= 0) offer |= 1 << card;
    }
    d.tell?.({ type: 'offer', seat: p.seat, souvenirs: members(offer) }, -1);
    frames.push(s, CHOOSE_SOUVENIRS, p.seat, offer);
  },
};

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
function putUnder(s: State, cards: number): void {
  if (cards !== 0) s.m[AT.souvenirUnder + s.souvenirBatches++] = cards;
}

const CHOOSE_SOUVENIRS = frames.add({
  name: 'buy',
  quiet: true,

  /** Every set of offered cards that he can afford; the empty set first. */
  legal(s, out, seat, offer) {
    const p = s.all[seat];
    const buyer = travelerOf(p);
    for (let set = 0; ; set = (set - offer) & offer) {
      if (set === 0 || buyer.souvenirsNeed(set) <= p.coins) out.add(act(BUY, set));
      if (set === offer) return;
    }
  },

  play(s, action, d, seat, offer) {
    const p = s.all[seat];
    const cards = objectOf(action);
    const cost = cards === 0 ? 0 : travelerOf(p).souvenirsCost(cards);
    pay(p, d, cost, 'shop');
    d.tell?.({ type: 'bought', seat, souvenirs: members(cards), paid: cost }, -1);
    for (let rest = cards; rest !== 0; rest &= rest - 1) gainSouvenir(p, d, lowest(rest));
    putUnder(s, offer & ~cards);
  },

  explain(s, action, seat, offer) {
    if (verbOf(action) !== BUY) return OTHER_DECISION;
    const cards = objectOf(action);
    if (popcount(cards & ~offer) > 0) return NOT_OFFERED;
    const p = s.all[seat];
    return { why: 'coins', have: p.coins, need: travelerOf(p).souvenirsNeed(cards) };
  },
});

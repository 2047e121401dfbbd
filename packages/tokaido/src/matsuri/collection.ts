/** The collection: at a shop, four souvenirs and a legendary object, any of which a collector may buy. */

import { act, EVERYBODY, idSetVerb, members, objectOf, plainVerb, verbOf } from '@tokaido/kernel';
import { PLEDGE } from '../actions.ts';
import { draw } from '../chance.ts';
import { amuletsAt } from '../crossroads/amulets/supply.ts';
import { gainLegend, LEGENDS, legendPrice } from '../crossroads/legendary-objects/supply.ts';
import { inCrossroads } from '../crossroads/state.ts';
import { SHOP } from '../data/road.ts';
import { SOUVENIR_PRICES, SOUVENIRS } from '../data/souvenirs.ts';
import { decision } from '../decisions.ts';
import { fulfilPledge, pay } from '../gains.ts';
import { travelerOf } from '../moments.ts';
import type { Option, Parts } from '../parts.ts';
import { printedSum } from '../prices.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import { drawSouvenir, putUnder, sharesOf, souvenirIds, takeSouvenirs } from '../spaces/shop.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import {
  CHOOSE_COLLECTION,
  CHOOSE_COLLECTION_PLEDGE,
  COLLECT,
  COLLECT_ALL,
  COLLECTION_OPTION,
  LEGEND_DRAW,
  MATSURI,
  PLEDGE_LEGEND,
} from './numbers.ts';

const SOUVENIRS_DRAWN = 4;
const NO_LEGEND = 7;

// ruling rakuren-unsold: it stands for the whole stop, so Health adds nothing.
const collection: Option = {
  id: 'collection',
  box: MATSURI,
  whole: true,
  closed: (_s, p) => (travelerOf(p).collects ? null : NOT_OFFERED),
  take(s, p, d) {
    let offer = 0;
    for (let i = 0; i < SOUVENIRS_DRAWN; i++) {
      const card = drawSouvenir(s, d);
      if (card >= 0) offer |= 1 << card;
    }
    const left = inCrossroads(s).legendsLeft;
    const legend = left === 0 ? NO_LEGEND : draw(s, d, LEGEND_DRAW, left);
    d.tell?.({ type: 'offer', seat: p.seat, souvenirs: members(offer) }, EVERYBODY);
    if (legend !== NO_LEGEND) d.tell?.({ type: 'legendOffer', seat: p.seat, legend }, EVERYBODY);
    frames.push(s, CHOOSE_COLLECTION, p.seat, offer, legend);
  },
};

function legendId(legend: number): string | null {
  return legend === NO_LEGEND ? null : LEGENDS[legend].id;
}

function cost(p: Player, cards: number, legend: number): number {
  return printedSum(cards) + (legend === NO_LEGEND ? 0 : legendPrice(p, legend));
}

function subsets(s: State, p: Player, offer: number, legend: number, add: (set: number) => void): void {
  for (let set = 0; ; set = (set - offer) & offer) {
    const price = cost(p, set, legend);
    if (price <= p.coins && (!s.pledged || price > 0)) add(set);
    if (set === offer) return;
  }
}

/** Frame: `a` is the offer, `b` the legendary object. */
const chooseCollection = decision({
  name: 'collect',
  quiet: true,

  legal(s, out, seat, offer, legend) {
    const p = s.all[seat];
    subsets(s, p, offer, NO_LEGEND, (set) => out.add(act(COLLECT, set)));
    if (legend !== NO_LEGEND) subsets(s, p, offer, legend, (set) => out.add(act(COLLECT_ALL, set)));
  },

  play(s, action, d, seat, offer, legend) {
    const p = s.all[seat];
    const cards = objectOf(action);
    const pledged = s.pledged;
    takeSouvenirs(s, p, d, cards, sharesOf(p, cards));
    putUnder(s, offer & ~cards);
    const bought = verbOf(action) === COLLECT_ALL ? legend : NO_LEGEND;
    if (bought !== NO_LEGEND) {
      inCrossroads(s).legendsLeft &= ~(1 << legend);
      pay(p, d, legendPrice(p, legend), 'legendary-object');
      gainLegend(s, p, d, legend, legendPrice(p, legend));
    }
    if (pledged) frames.push(s, CHOOSE_COLLECTION_PLEDGE, seat, cards, bought);
  },

  explain(s, action, seat, offer, legend) {
    const verb = verbOf(action);
    if (verb !== COLLECT && verb !== COLLECT_ALL) return OTHER_DECISION;
    if (objectOf(action) & ~offer || (verb === COLLECT_ALL && legend === NO_LEGEND)) return NOT_OFFERED;
    const p = s.all[seat];
    const need = cost(p, objectOf(action), verb === COLLECT_ALL ? legend : NO_LEGEND);
    return need > p.coins ? { why: 'coins', have: p.coins, need } : { why: 'must-pay' };
  },

  details: (_s, _seat, offer, legend) => ({ offer: souvenirIds(offer), legend: legendId(legend) }),
});

/** Which of the cards bought gives its coins to the temple. */
const choosePledge = decision({
  name: 'pledge-collection',
  quiet: true,

  legal(_s, out, _seat, cards, legend) {
    for (const card of members(cards)) out.add(act(PLEDGE, card));
    if (legend !== NO_LEGEND) out.add(act(PLEDGE_LEGEND));
  },

  play(s, action, d, seat, _cards, legend) {
    const p = s.all[seat];
    const paid = verbOf(action) === PLEDGE ? SOUVENIR_PRICES[objectOf(action)] : legendPrice(p, legend);
    fulfilPledge(s, p, d, paid);
  },

  explain: (_s, action) => (verbOf(action) === PLEDGE ? NOT_OFFERED : OTHER_DECISION),
  details: (_s, _seat, cards, legend) => ({ bought: souvenirIds(cards), legend: legendId(legend) }),
});

function affordable(_s: State, p: Player, offer: number, legend: number): boolean {
  const prices = members(offer).map((card) => SOUVENIR_PRICES[card]);
  if (legend !== NO_LEGEND) prices.push(legendPrice(p, legend));
  return prices.some((price) => price <= p.coins);
}

export const collectionParts: Parts = {
  options: [[COLLECTION_OPTION, collection, [SHOP]]],
  steps: [
    [CHOOSE_COLLECTION, chooseCollection],
    [CHOOSE_COLLECTION_PLEDGE, choosePledge],
  ],
  // Souvenirs alone, or with the legendary object.
  verbs: [
    [COLLECT, idSetVerb('collect', () => SOUVENIRS)],
    [COLLECT_ALL, idSetVerb('collect-legend', () => SOUVENIRS)],
    [PLEDGE_LEGEND, plainVerb('pledge-legend')],
  ],
  streams: [[LEGEND_DRAW, { name: 'legend', word: (card) => LEGENDS[card].id }]],
  addOns: [amuletsAt(CHOOSE_COLLECTION)],
  purchases: [[CHOOSE_COLLECTION, affordable]],
};

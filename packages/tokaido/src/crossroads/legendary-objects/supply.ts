/** Legendary objects: at a shop, one of those left, instead of souvenirs. */

import { act, EVERYBODY, idVerb, lowest, members, objectOf, popcount, verbOf } from '@tokaido/kernel';
import { SHOP } from '../../data/road.ts';
import { decision } from '../../decisions.ts';
import { payFor, score, setPoints } from '../../gains.ts';
import type { Deal } from '../../moments.ts';
import { travelerOf } from '../../moments.ts';
import type { Option, Parts } from '../../parts.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../../reasons.ts';
import type { Player, State } from '../../state.ts';
import { frames } from '../../state.ts';
import { CHOOSE_LEGEND, CROSSROADS, FROM_LEGEND, LEGEND_VERB, LEGENDARY_OPTION } from '../numbers.ts';
import { inCrossroads } from '../state.ts';

export interface Legend {
  readonly id: string;
  readonly price: number;
  /** Worth a point for every other souvenir or legendary object of its owner, earlier or later. */
  readonly script: boolean;
  /** Belongs to the fifth family of souvenirs. */
  readonly offering: boolean;
  /** Points for the object itself. */
  readonly points: number;
}

/** All legendary objects by number; filled by `compose.ts`. */
export const LEGENDS: Legend[] = [];

export const OFFERING_FAMILY = 4;

/** How many objects of a set are of a kind. */
export function countLegends(legends: number, is: (legend: Legend) => boolean): number {
  let count = 0;
  for (let rest = legends; rest !== 0; rest &= rest - 1) if (is(LEGENDS[lowest(rest)])) count++;
  return count;
}

export const isScript = (legend: Legend): boolean => legend.script;
export const isOffering = (legend: Legend): boolean => legend.offering;

/** What a script is worth to its owner: every other object they have bought or been given. */
// ruling script-scoring
function otherThings(p: Player): number {
  return popcount(p.souvenirs) + popcount(inCrossroads(p).legends) - 1;
}

export function legendPoints(s: State, p: Player, legend: Legend): number {
  if (legend.script) return otherThings(p);
  return legend.offering ? setPoints(s, p, OFFERING_FAMILY) : legend.points;
}

/** Each script they already have is worth a point more. */
// ruling scripts-and-encounters
export function feedScripts(p: Player, d: Deal): void {
  const scripts = countLegends(inCrossroads(p).legends, isScript);
  if (scripts > 0) score(p, d, FROM_LEGEND, scripts);
}

export function legendPrice(p: Player, card: number): number {
  return travelerOf(p).cardPrice('legend', LEGENDS[card].price);
}

/** A legendary object enters a collection; it must have left the supply. */
export function gainLegend(s: State, p: Player, d: Deal, card: number, paid: number): void {
  const legend = LEGENDS[card];
  // ruling offering-family: what an offering brings depends on the sets as they were before it.
  const before = legend.offering ? legendPoints(s, p, legend) : 0;
  feedScripts(p, d);
  inCrossroads(p).legends |= 1 << card;
  d.tell?.({ type: 'legend', seat: p.seat, legend: card, paid }, EVERYBODY);
  score(p, d, FROM_LEGEND, legend.offering ? before : legendPoints(s, p, legend));
}

// ruling legendary-one-per-stop
const legendaryObject: Option = {
  id: 'legendary-object',
  box: CROSSROADS,
  // ruling supply-empty
  closed: (s) => (inCrossroads(s).legendsLeft !== 0 ? null : { why: 'supply-empty' }),
  take: (s, p) => frames.push(s, CHOOSE_LEGEND, p.seat),
};

const NO_LEGEND = 6;

/** Whether an object can be bought: enough coins, and a price above 0 if they have pledged. */
// ruling legendary-no-discount
function mayBuy(s: State, p: Player, card: number): boolean {
  const price = legendPrice(p, card);
  return price <= p.coins && (s.pledged === 0 || price > 0);
}

const chooseLegend = decision({
  name: 'legend',
  quiet: true,

  legal(s, out, seat) {
    const p = s.all[seat];
    for (let rest = inCrossroads(s).legendsLeft; rest !== 0; rest &= rest - 1) {
      if (mayBuy(s, p, lowest(rest))) out.add(act(LEGEND_VERB, lowest(rest)));
    }
    // ruling decline-after-choice
    if (!s.pledged) out.add(act(LEGEND_VERB, NO_LEGEND));
  },

  play(s, action, d, seat) {
    const card = objectOf(action);
    if (card === NO_LEGEND) return;
    const p = s.all[seat];
    inCrossroads(s).legendsLeft &= ~(1 << card);
    gainLegend(s, p, d, card, payFor(s, p, d, legendPrice(p, card), 'legendary-object'));
  },

  explain(s, action, seat) {
    if (verbOf(action) !== LEGEND_VERB) return OTHER_DECISION;
    const card = objectOf(action);
    if (card === NO_LEGEND) return { why: 'must-take' };
    if (card > NO_LEGEND || ((inCrossroads(s).legendsLeft >> card) & 1) === 0) return NOT_OFFERED;
    const need = legendPrice(s.all[seat], card);
    return need > s.all[seat].coins ? { why: 'coins', have: s.all[seat].coins, need } : { why: 'must-pay' };
  },

  details: (s) => ({ forSale: members(inCrossroads(s).legendsLeft).map((card) => LEGENDS[card].id) }),
});

export const legendParts: Parts = {
  options: [[LEGENDARY_OPTION, legendaryObject, [SHOP]]],
  steps: [[CHOOSE_LEGEND, chooseLegend]],
  verbs: [[LEGEND_VERB, idVerb('legend', () => LEGENDS.map((legend) => legend.id), true)]],
  sources: [[FROM_LEGEND, 'legend']],
};

/** Whether something can be bought there for coins: the pledge needs that. */
export function sellsForCoins(s: State, p: Player): boolean {
  for (let rest = inCrossroads(s).legendsLeft; rest !== 0; rest &= rest - 1) {
    const price = legendPrice(p, lowest(rest));
    if (price > 0 && price <= p.coins) return true;
  }
  return false;
}

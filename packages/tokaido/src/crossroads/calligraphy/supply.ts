/** Calligraphy: bought at an encounter space, held face down, scored at the end of the journey. */

import {
  act,
  EVERYBODY,
  HiddenFamily,
  idVerb,
  lowest,
  members,
  objectOf,
  only,
  popcount,
  verbOf,
} from '@tokaido/kernel';
import { ENCOUNTER } from '../../data/road.ts';
import { decision } from '../../decisions.ts';
import { payFor, score } from '../../gains.ts';
import type { Deal } from '../../moments.ts';
import type { Option, Parts } from '../../parts.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../../reasons.ts';
import { needsCoins } from '../../spaces/space.ts';
import type { Player, State } from '../../state.ts';
import { frames, wrap } from '../../state.ts';
import {
  CALLIGRAPHY_OPTION,
  CALLIGRAPHY_VERB,
  CHOOSE_CALLIGRAPHY,
  CROSSROADS,
  FROM_CALLIGRAPHY,
} from '../numbers.ts';
import { whoSees } from '../secrets.ts';
import { inCrossroads } from '../state.ts';

export interface Calligraphy {
  readonly id: string;
  /** What it is worth to a traveler at the end. `own` counts their calligraphy, this card included. */
  points(s: State, p: Player, own: number): number;
}

/** All calligraphy by number; filled by `compose.ts`. */
export const CALLIGRAPHY: Calligraphy[] = [];

/** Piles: the supply and a hand for each seat. */
export const calligraphy = new HiddenFamily('calligraphy', [0, 1, 2, 3, 4, 5], 6, (m, pile) =>
  pile < HANDS ? 0 : whoSees(wrap(m), pile - HANDS),
);
export const SUPPLY = 0;
const HANDS = 1;
const PRICE = 1;

export function layOutCalligraphy(s: State, cards: number): void {
  inCrossroads(s).calligraphyInPlay = cards;
  calligraphy.reset(s.m, cards, HANDS + s.players);
}

/** The calligraphy a seat holds, face down or, at the end, shown. */
export function heldBy(p: Player): number {
  return calligraphy.cards(p.m, HANDS + p.seat) | inCrossroads(p).scrolls;
}

export function countCalligraphy(p: Player): number {
  return popcount(heldBy(p));
}

export function pointsOf(s: State, p: Player, card: number): number {
  return CALLIGRAPHY[card].points(s, p, countCalligraphy(p));
}

/** At the end all calligraphy is shown and scored. */
// ruling end-order
export function scoreCalligraphy(s: State, p: Player, d: Deal): void {
  for (let rest = heldBy(p); rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    const points = pointsOf(s, p, card);
    d.tell?.({ type: 'calligraphyScored', seat: p.seat, calligraphy: card, points }, EVERYBODY);
    if (points > 0) score(p, d, FROM_CALLIGRAPHY, points);
  }
  const shown = heldBy(p);
  inCrossroads(p).scrolls = shown;
  for (const card of members(shown)) calligraphy.reveal(s.m, HANDS + p.seat, card);
}

export function calligraphyPoints(s: State, p: Player): number {
  let points = 0;
  for (let rest = heldBy(p); rest !== 0; rest &= rest - 1) points += pointsOf(s, p, lowest(rest));
  return points;
}

/** The cards still in the supply; only those who look know them. */
export function supplyCards(s: State): number {
  return calligraphy.cards(s.m, SUPPLY);
}

/** `seat` looks through the supply. */
export function lookThrough(s: State, d: Deal, seat: number): void {
  calligraphy.look(s.m, SUPPLY, seat);
  const cards = members(supplyCards(s));
  d.tell?.({ type: 'supply', seat, kind: 'calligraphy', cards }, only(seat));
}

/** A card leaves the supply for the open table. */
export function publish(s: State, card: number): void {
  calligraphy.reveal(s.m, SUPPLY, card);
}

/** For a count without a game: a card lies before a player, and everybody sees it. */
export function holdCalligraphy(s: State, p: Player, card: number): void {
  calligraphy.move(s.m, SUPPLY, HANDS + p.seat, card, EVERYBODY);
}

const buyCalligraphy: Option = {
  id: 'calligraphy',
  box: CROSSROADS,
  // ruling supply-empty, umegae-calligraphy
  closed: (s, _p, purse) => (supplyCards(s) === 0 ? { why: 'supply-empty' } : needsCoins(purse, PRICE)),
  take(s, p, d) {
    lookThrough(s, d, p.seat);
    frames.push(s, CHOOSE_CALLIGRAPHY, p.seat);
  },
};

/** Not quiet: what is left in the supply is known only to those who look. */
// ruling decline-after-choice
const chooseCalligraphy = decision({
  name: 'calligraphy',
  shows: [calligraphy, SUPPLY],

  legal(s, out) {
    for (let rest = supplyCards(s); rest !== 0; rest &= rest - 1)
      out.add(act(CALLIGRAPHY_VERB, lowest(rest)));
  },

  play(s, action, d, seat) {
    const p = s.all[seat];
    const card = objectOf(action);
    const seers = whoSees(s, seat);
    payFor(s, p, d, PRICE, 'calligraphy');
    calligraphy.move(s.m, SUPPLY, HANDS + seat, card, seers);
    d.tell?.({ type: 'hiddenCard', seat, kind: 'calligraphy' }, EVERYBODY);
    d.tell?.({ type: 'calligraphy', seat, calligraphy: card }, seers);
  },

  explain: (_s, action) => (verbOf(action) === CALLIGRAPHY_VERB ? NOT_OFFERED : OTHER_DECISION),
});

export const calligraphyParts: Parts = {
  options: [[CALLIGRAPHY_OPTION, buyCalligraphy, [ENCOUNTER]]],
  steps: [[CHOOSE_CALLIGRAPHY, chooseCalligraphy]],
  verbs: [[CALLIGRAPHY_VERB, idVerb('calligraphy', () => CALLIGRAPHY.map((card) => card.id))]],
  sources: [[FROM_CALLIGRAPHY, 'calligraphy']],
  families: [calligraphy],
};

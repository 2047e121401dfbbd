/** Amulets: bought at a temple, held face down, used once in their window, then back to the supply. */

import type { AddOn } from '@tokaido/kernel';
import {
  act,
  EVERYBODY,
  HiddenFamily,
  idVerb,
  lowest,
  members,
  objectOf,
  only,
  verbOf,
} from '@tokaido/kernel';
import { draw } from '../../chance.ts';
import { TEMPLE } from '../../data/road.ts';
import { decision } from '../../decisions.ts';
import type { Event } from '../../events.ts';
import { payFor } from '../../gains.ts';
import type { Deal } from '../../moments.ts';
import { travelerOf } from '../../moments.ts';
import type { Option, Parts } from '../../parts.ts';
import type { Reason } from '../../reasons.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../../reasons.ts';
import { needsCoins } from '../../spaces/space.ts';
import type { Player, State } from '../../state.ts';
import { frames, wrap } from '../../state.ts';
import { AMULET_DRAW, AMULET_OPTION, AMULET_VERB, CHOOSE_AMULET, CROSSROADS, USE } from '../numbers.ts';
import { whoSees } from '../secrets.ts';
import { inCrossroads } from '../state.ts';

export interface Amulet extends Parts {
  readonly id: string;
  /** Why it cannot be used at this decision (`a`, `b` are the frame's numbers); null when it can. */
  closed(s: State, p: Player, step: number, a: number, b: number): Reason | null;
  use(s: State, p: Player, d: Deal): void;
  /** Works until the stop is over, and goes back to the supply only then. */
  readonly lasts: boolean;
}

export const NOT_NOW: Reason = { why: 'not-now' };

/** All amulets by number; filled by `compose.ts`. */
export const AMULETS: Amulet[] = [];

/** Piles: the supply, the amulets too new to be used, and a hand for each seat. */
const amulets = new HiddenFamily('amulets', [0, 1, 2, 3, 4, 5], 7, (m, pile) => {
  const s = wrap(m);
  if (pile < NEW) return 0;
  return whoSees(s, pile === NEW ? inCrossroads(s).newOwner : pile - HANDS);
});
const SUPPLY = 0;
const NEW = 1;
const HANDS = 2;

export const AMULET_PRICE = 1;

export function layOutAmulets(s: State, cards: number): void {
  inCrossroads(s).amuletsInPlay = cards;
  amulets.reset(s.m, cards, HANDS + s.players);
}

export function amuletsLeft(s: State): number {
  return amulets.size(s.m, SUPPLY);
}

/** The amulets a seat may use, as a set. */
export function usable(s: State, seat: number): number {
  return amulets.cards(s.m, HANDS + seat);
}

/** All amulets a seat holds, the new ones too. */
export function countAmulets(s: State, seat: number): number {
  return amulets.size(s.m, HANDS + seat) + (inCrossroads(s).newOwner === seat ? amulets.size(s.m, NEW) : 0);
}

/** For a count without a game: so many amulets lie before a player, whichever they are. */
export function holdAmulets(s: State, p: Player, n: number): void {
  for (const card of members(amulets.cards(s.m, SUPPLY)).slice(0, n))
    amulets.move(s.m, SUPPLY, HANDS + p.seat, card, EVERYBODY);
}

/** A new move begins: what was bought before may now be used. */
// ruling amulet-same-turn
export function ripen(s: State): void {
  if (amulets.cards(s.m, NEW) !== 0) amulets.moveAll(s.m, NEW, HANDS + inCrossroads(s).newOwner);
}

/** A used amulet is shown and goes back to the supply, but never so early that it can be bought with its own help. */
// ruling amulet-supply, amulet-returns-later
export function spend(s: State, p: Player, d: Deal, card: number): void {
  amulets.reveal(s.m, HANDS + p.seat, card);
  if (AMULETS[card].lasts) inCrossroads(s).amuletsReturning |= 1 << card;
  else amulets.put(s.m, SUPPLY, card);
  d.tell?.({ type: 'amuletUsed', seat: p.seat, amulet: card }, EVERYBODY);
  AMULETS[card].use(s, p, d);
}

/** A stop is over: the amulets that worked there are for sale again. */
export function putBackUsed(s: State): void {
  const c = inCrossroads(s);
  for (let rest = c.amuletsReturning; rest !== 0; rest &= rest - 1) amulets.put(s.m, SUPPLY, lowest(rest));
  c.amuletsReturning = 0;
}

/** A random amulet, if any is left. `atOnce` if it may be used in the same move. */
export function drawAmulet(s: State, p: Player, d: Deal, atOnce: boolean): void {
  const supply = amulets.cards(s.m, SUPPLY);
  if (supply !== 0) take(s, p, d, draw(s, d, AMULET_DRAW, supply), atOnce ? HANDS + p.seat : NEW);
}

function take(s: State, p: Player, d: Deal, card: number, to: number): void {
  if (to === NEW) {
    if (inCrossroads(s).newOwner !== p.seat) ripen(s);
    inCrossroads(s).newOwner = p.seat;
  }
  const seers = whoSees(s, p.seat);
  amulets.move(s.m, SUPPLY, to, card, seers);
  d.tell?.({ type: 'hiddenCard', seat: p.seat, kind: 'amulet' }, EVERYBODY);
  d.tell?.({ type: 'amulet', seat: p.seat, amulet: card }, seers);
}

/** Whoever gets amulets for nothing may pay all the same, and does so if the coin is pledged to the temple. */
// ruling paying-more
function amuletPrice(s: State, p: Player): number {
  return s.pledged ? AMULET_PRICE : travelerOf(p).cardPrice('amulet', AMULET_PRICE);
}

const buyAmulet: Option = {
  id: 'amulet',
  box: CROSSROADS,
  // ruling supply-empty
  closed(s, p, purse) {
    return amulets.cards(s.m, SUPPLY) === 0 ? { why: 'supply-empty' } : needsCoins(purse, amuletPrice(s, p));
  },
  take(s, p, d) {
    amulets.look(s.m, SUPPLY, p.seat);
    const cards = members(amulets.cards(s.m, SUPPLY));
    d.tell?.({ type: 'supply', seat: p.seat, kind: 'amulet', cards }, only(p.seat));
    frames.push(s, CHOOSE_AMULET, p.seat);
  },
};

/** Not quiet: what is left in the supply is known only to those who look. */
// ruling decline-after-choice
const chooseAmulet = decision({
  name: 'amulet',
  shows: [amulets, SUPPLY],

  legal(s, out) {
    for (let rest = amulets.cards(s.m, SUPPLY); rest !== 0; rest &= rest - 1)
      out.add(act(AMULET_VERB, lowest(rest)));
  },

  play(s, action, d, seat) {
    const p = s.all[seat];
    payFor(s, p, d, amuletPrice(s, p), 'amulet');
    take(s, p, d, objectOf(action), NEW);
  },

  explain: (_s, action) => (verbOf(action) === AMULET_VERB ? NOT_OFFERED : OTHER_DECISION),
});

/** Lets the amulets in hand be used at a decision; it is asked again afterwards. */
// ruling amulet-several
export function amuletsAt(step: number): readonly [step: number, addOn: AddOn<State, Event>] {
  const use: AddOn<State, Event> = {
    owns: (action) => verbOf(action) === USE,

    legal(s, out, seat, a, b) {
      if ((s.boxes & CROSSROADS) === 0) return;
      for (let rest = usable(s, seat); rest !== 0; rest &= rest - 1) {
        const card = lowest(rest);
        if (AMULETS[card].closed(s, s.all[seat], step, a, b) === null) out.add(act(USE, card));
      }
    },

    play: (s, action, d, seat) => spend(s, s.all[seat], d, objectOf(action)),

    explain(s, action, seat, a, b) {
      const card = objectOf(action);
      const held = s.boxes & CROSSROADS ? (usable(s, seat) >> card) & 1 : 0;
      if (!held || card >= AMULETS.length) return { why: 'not-held' };
      return AMULETS[card].closed(s, s.all[seat], step, a, b) ?? NOT_NOW;
    },
  };
  return [step, use];
}

const amuletIds = () => AMULETS.map((amulet) => amulet.id);

export const amuletParts: Parts = {
  options: [[AMULET_OPTION, buyAmulet, [TEMPLE]]],
  steps: [[CHOOSE_AMULET, chooseAmulet]],
  verbs: [
    [AMULET_VERB, idVerb('amulet', amuletIds)],
    [USE, idVerb('use', amuletIds)],
  ],
  streams: [[AMULET_DRAW, { name: 'amulet', word: (card) => AMULETS[card].id }]],
  families: [amulets],
};

/** The festival deck: at each intermediate inn the first to arrive draws two and keeps one. */

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
import { draw } from '../chance.ts';
import { automatic, decision } from '../decisions.ts';
import type { Deal } from '../moments.ts';
import type { Parts } from '../parts.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import type { Festival } from './festival.ts';
import { inOrderOfArrival } from './festival.ts';
import { BEGIN_FESTIVAL, CHOOSE_FESTIVAL, FESTIVAL_DRAW, FESTIVAL_VERB } from './numbers.ts';
import { inMatsuri } from './state.ts';

/** All festivals by number; filled by `compose.ts`. */
export const FESTIVALS: Festival[] = [];

/** Every festival is a single card; a state has room for this many. */
const FESTIVAL_COUNT = 20;
const CARDS = Array.from({ length: FESTIVAL_COUNT }, (_, card) => card);

/** Piles: the deck, the cards drawn to keep one, and those put under the deck. */
const deck = new HiddenFamily('festivals', CARDS, 6);
const DRAW = 0;
const DRAWN = 1;
const UNDER = 2;
const TO_CHOOSE_FROM = 2;

export function shuffleFestivals(s: State): void {
  deck.reset(s.m, 2 ** CARDS.length - 1, UNDER);
}

/** A new festival replaces the old; the first player to have arrived chooses it. */
// ruling duration, first-arrival-two-players
export function holdFestival(s: State, d: Deal): void {
  inMatsuri(s).festivals = 0;
  const chooser = inOrderOfArrival(s)[0].seat;
  for (let i = 0; i < TO_CHOOSE_FROM; i++) drawFestival(s, d, chooser);
  const festivals = members(deck.cards(s.m, DRAWN));
  d.tell?.({ type: 'festivals', seat: chooser, festivals }, only(chooser));
  frames.push(s, CHOOSE_FESTIVAL, chooser);
}

/** At most eight of the cards are ever drawn, so the deck does not run out. */
// ruling deck-handling
function drawFestival(s: State, d: Deal, seer: number): number {
  const card = draw(s, d, FESTIVAL_DRAW, deck.cards(s.m, DRAW));
  deck.move(s.m, DRAW, DRAWN, card, only(seer));
  return card;
}

/** Two more festivals at random, both held in the order drawn. */
// ruling hanabi-resolution
export function holdTwoMore(s: State, d: Deal, chooser: Player): void {
  const first = drawOpenly(s, d, chooser);
  const second = drawOpenly(s, d, chooser);
  frames.push(s, BEGIN_FESTIVAL, chooser.seat, second);
  frames.push(s, BEGIN_FESTIVAL, chooser.seat, first);
}

function drawOpenly(s: State, d: Deal, chooser: Player): number {
  const card = drawFestival(s, d, chooser.seat);
  deck.reveal(s.m, DRAWN, card);
  return card;
}

/** Not quiet: the cards are a secret of the chooser. */
const chooseFestival = decision({
  name: 'festival',
  shows: [deck, DRAWN],

  legal(s, out) {
    for (const card of members(deck.cards(s.m, DRAWN))) out.add(act(FESTIVAL_VERB, card));
  },

  play(s, action, _d, seat) {
    const m = s.m;
    const chosen = objectOf(action);
    const refused = lowest(deck.cards(m, DRAWN) & ~(1 << chosen));
    deck.move(m, DRAWN, deck.open(m), refused, only(seat));
    deck.reveal(m, DRAWN, chosen);
    frames.push(s, BEGIN_FESTIVAL, seat, chosen);
  },

  explain: (_s, action) => (verbOf(action) === FESTIVAL_VERB ? NOT_OFFERED : OTHER_DECISION),
});

const beginFestival = automatic({
  name: 'begin-festival',
  run(s, d, seat, card) {
    inMatsuri(s).festivals |= 1 << card;
    d.tell?.({ type: 'festival', seat, festival: card }, EVERYBODY);
    FESTIVALS[card].begin(s, d, s.all[seat]);
  },
});

export const deckParts: Parts = {
  steps: [
    [CHOOSE_FESTIVAL, chooseFestival],
    [BEGIN_FESTIVAL, beginFestival],
  ],
  verbs: [[FESTIVAL_VERB, idVerb('festival', () => FESTIVALS.map((festival) => festival.id))]],
  streams: [[FESTIVAL_DRAW, { name: 'festival', word: (card) => FESTIVALS[card].id }]],
  families: [deck],
};

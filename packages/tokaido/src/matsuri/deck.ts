/** The festival deck: at each intermediate inn the first to arrive draws two and keeps one. */

import { EVERYBODY, HiddenFamily, lowest, members, only } from '@tokaido/kernel';
import { act, addVerb, named, objectOf, verbOf } from '../actions.ts';
import { addStream, draw } from '../chance.ts';
import type { Deal } from '../moments.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { frames, layout } from '../state.ts';
import type { Festival } from './festival.ts';
import { inOrderOfArrival } from './festival.ts';
import './state.ts';

/** All festivals by number; filled by `festivals/index.ts`. */
export const FESTIVALS: Festival[] = [];

const CARDS = Array.from({ length: 20 }, (_, card) => card);

/** Piles: the deck, the cards drawn to keep one, and those put under the deck. */
const deck = new HiddenFamily(layout, 'festivals', CARDS, 6);
const DRAW = 0;
const DRAWN = 1;
const UNDER = 2;
const TO_CHOOSE_FROM = 2;

const FESTIVAL_DRAW = addStream('festival', (card) => FESTIVALS[card].id);

export function shuffleFestivals(s: State): void {
  deck.reset(s.m, 2 ** CARDS.length - 1, UNDER);
}

/** A new festival replaces the old; the first player to have arrived chooses it. */
// ruling duration, first-arrival-two-players
export function holdFestival(s: State, d: Deal): void {
  s.festivals = 0;
  const chooser = inOrderOfArrival(s)[0].seat;
  for (let i = 0; i < TO_CHOOSE_FROM; i++) drawFestival(s, d, chooser);
  const festivals = members(deck.cards(s.m, DRAWN));
  d.tell?.({ type: 'festivals', seat: chooser, festivals }, only(chooser));
  frames.push(s, CHOOSE_FESTIVAL, chooser);
}

/** At most 8 of the 20 cards are ever drawn, so the deck does not run out. */
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

const CHOOSE = addVerb(named('festival', () => FESTIVALS.map((festival) => festival.id)));

/** Not quiet: the cards are a secret of the chooser. */
const CHOOSE_FESTIVAL = frames.add({
  name: 'festival',

  legal(s, out) {
    for (const card of members(deck.cards(s.m, DRAWN))) out.add(act(CHOOSE, card));
  },

  play(s, action, _d, seat) {
    const m = s.m;
    const chosen = objectOf(action);
    const refused = lowest(deck.cards(m, DRAWN) & ~(1 << chosen));
    deck.move(m, DRAWN, deck.open(m), refused, only(seat));
    deck.reveal(m, DRAWN, chosen);
    frames.push(s, BEGIN_FESTIVAL, seat, chosen);
  },

  explain: (_s, action) => (verbOf(action) === CHOOSE ? NOT_OFFERED : OTHER_DECISION),
});

const BEGIN_FESTIVAL = frames.add({
  name: 'begin-festival',
  run(s, d, seat, card) {
    s.festivals |= 1 << card;
    d.tell?.({ type: 'festival', seat, festival: card }, EVERYBODY);
    FESTIVALS[card].begin(s, d, s.all[seat]);
  },
});

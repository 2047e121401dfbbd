/** Felicia, the gamer: a round of rock-paper-scissors for each coin of a price; each win takes a coin off. */

import { act, EVERYBODY, idVerb, members, objectOf, verbOf } from '@tokaido/kernel';
import { draw } from '../../chance.ts';
import { SOUVENIRS } from '../../data/souvenirs.ts';
import { decision } from '../../decisions.ts';
import type { Deal } from '../../moments.ts';
import { traveler } from '../../moments.ts';
import { priceAt } from '../../prices.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../../reasons.ts';
import { buySouvenirs, sharesOf, souvenirIds } from '../../spaces/shop.ts';
import type { Player, State } from '../../state.ts';
import { frames } from '../../state.ts';
import { CHALLENGE, CHOOSE_CHALLENGE, ROUND } from '../numbers.ts';

const OUTCOMES = ['win', 'draw', 'loss'];
const NONE = SOUVENIRS.length;

// ruling felicia-rounds: chance shows the signs.
function play(s: State, p: Player, d: Deal, price: number): number {
  let won = 0;
  for (let round = 0; round < price; round++) if (draw(s, d, ROUND, 0b111) === 0) won++;
  if (price > 0) d.tell?.({ type: 'haggled', seat: p.seat, rounds: price, won }, EVERYBODY);
  return won;
}

/** Bits of a frame's number: the prices of the souvenirs, then those played for. */
const PLAYED = 8;

/** The souvenirs not played for yet, as a set. */
function left(cards: number, progress: number): number {
  return members(cards).reduce(
    (set, card, i) => ((progress >> (PLAYED + i)) & 1 ? set : set | (1 << card)),
    0,
  );
}

/** Frame: `a` is the set she buys, `b` the prices and which of them have been played for. */
// ruling paying-more
const chooseChallenge = decision({
  name: 'challenge',
  quiet: true,

  legal(_s, out, _seat, cards, progress) {
    for (const card of members(left(cards, progress))) out.add(act(CHALLENGE, card));
    out.add(act(CHALLENGE, NONE));
  },

  play(s, action, d, seat, cards, progress) {
    const p = s.all[seat];
    if (objectOf(action) === NONE) {
      buySouvenirs(s, p, d, cards, progress & ((1 << PLAYED) - 1));
      return;
    }
    const i = members(cards).indexOf(objectOf(action));
    const won = play(s, p, d, priceAt(progress, i));
    frames.push(s, CHOOSE_CHALLENGE, seat, cards, (progress - (won << (2 * i))) | (1 << (PLAYED + i)));
  },

  explain: (_s, action) => (verbOf(action) === CHALLENGE ? NOT_OFFERED : OTHER_DECISION),
  details: (_s, _seat, cards, progress) => ({
    bought: souvenirIds(cards),
    left: souvenirIds(left(cards, progress)),
  }),
});

export const felicia = traveler({
  id: 'felicia',
  coins: 4,
  gender: 'feminine',
  feltAt: ['shop', 'buy', 'legend', 'amulet', 'inn', 'eat', 'challenge'],
  confidence: 'certain',
  steps: [[CHOOSE_CHALLENGE, chooseChallenge]],
  verbs: [[CHALLENGE, idVerb('challenge', () => SOUVENIRS, true)]],
  streams: [[ROUND, { name: 'round', word: (outcome) => OUTCOMES[outcome] }]],
  // While nothing is pledged a round can only gain, so all are played.
  haggles: true,
  haggle: play,
  asksPrices(s, p, cards) {
    frames.push(s, CHOOSE_CHALLENGE, p.seat, cards, sharesOf(p, cards));
    return true;
  },
});

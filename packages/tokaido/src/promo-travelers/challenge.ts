/** For which souvenirs somebody plays who may pay them in full: asked one after the other. */

import { act, idVerb, members, objectOf, verbOf } from '@tokaido/kernel';
import { SOUVENIRS } from '../data/souvenirs.ts';
import { decision } from '../decisions.ts';
import { travelerOf } from '../moments.ts';
import type { Parts } from '../parts.ts';
import { priceAt } from '../prices.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import { buySouvenirs, sharesOf, souvenirIds } from '../spaces/shop.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { CHALLENGE, CHOOSE_CHALLENGE } from './numbers.ts';

declare module '../decisions.ts' {
  interface DecisionMap {
    /** For which of the souvenirs being bought to play next; `left` are those not played for yet. */
    challenge: { readonly bought: readonly string[]; readonly left: readonly string[] };
  }
}

const NONE = SOUVENIRS.length;

export function askForChallenges(s: State, p: Player, cards: number): true {
  frames.push(s, CHOOSE_CHALLENGE, p.seat, cards, sharesOf(p, cards));
  return true;
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

/** Frame: `a` is the set they buy, `b` the prices and which of them have been played for. */
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
    const won = travelerOf(p).haggle(s, p, d, priceAt(progress, i));
    frames.push(s, CHOOSE_CHALLENGE, seat, cards, (progress - (won << (2 * i))) | (1 << (PLAYED + i)));
  },

  explain: (_s, action) => (verbOf(action) === CHALLENGE ? NOT_OFFERED : OTHER_DECISION),
  details: (_s, _seat, cards, progress) => ({
    bought: souvenirIds(cards),
    left: souvenirIds(left(cards, progress)),
  }),
});

export const challengeParts: Parts = {
  steps: [[CHOOSE_CHALLENGE, chooseChallenge]],
  verbs: [[CHALLENGE, idVerb('challenge', () => SOUVENIRS, true)]],
};

/** Vitality: after a stop, another whole turn for a traveler who leads. */

import { act, objectOf, plainVerb, verbOf } from '@tokaido/kernel';
import { decision } from '../../decisions.ts';
import { OTHER_DECISION } from '../../reasons.ts';
import { roadOrder } from '../../road.ts';
import type { Player, State } from '../../state.ts';
import { frames } from '../../state.ts';
import { askToTravel } from '../../travel.ts';
import { CHOOSE_GOING_ON, REST, USE } from '../numbers.ts';
import type { Amulet } from './supply.ts';
import { AMULETS, NOT_NOW, spend, usable } from './supply.ts';

/** Strictly ahead of everybody else, the neutral traveler and those in an inn included. */
// ruling vitality-timing
function leads(s: State, p: Player): boolean {
  for (let seat = 0; seat < s.travelers; seat++) {
    if (seat !== p.seat && roadOrder(s.all[seat]) >= roadOrder(p)) return false;
  }
  return true;
}

/** Asked of every leader who holds amulets, so that being asked tells nothing. */
export function askToGoOn(s: State, p: Player): void {
  if (leads(s, p) && usable(s, p.seat) !== 0) frames.push(s, CHOOSE_GOING_ON, p.seat);
}

const chooseGoingOn = decision({
  name: 'rest',

  legal(s, out, seat) {
    const card = AMULETS.indexOf(vitality);
    if ((usable(s, seat) >> card) & 1) out.add(act(USE, card));
    out.add(act(REST));
  },

  play(s, action, d, seat) {
    if (verbOf(action) === USE) spend(s, s.all[seat], d, objectOf(action));
  },

  explain(s, action, seat) {
    if (verbOf(action) !== USE) return OTHER_DECISION;
    const card = objectOf(action);
    return card < AMULETS.length && (usable(s, seat) >> card) & 1 ? NOT_NOW : { why: 'not-held' };
  },
});

export const vitality: Amulet = {
  id: 'vitality',
  lasts: false,
  closed: () => NOT_NOW,
  use: (s, p) => askToTravel(s, p.seat, p.seat),
  steps: [[CHOOSE_GOING_ON, chooseGoingOn]],
  verbs: [[REST, plainVerb('rest')]],
};

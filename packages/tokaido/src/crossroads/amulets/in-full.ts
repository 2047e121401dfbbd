/** Paying a card in full that one could play for, so that the temple gets all of it. */

import type { AddOn } from '@tokaido/kernel';
import { act, EVERYBODY, plainVerb, verbOf } from '@tokaido/kernel';
import type { Event } from '../../events.ts';
import { IN_FULL } from '../../gains.ts';
import { travelerOf } from '../../moments.ts';
import { CHOOSE_MEAL, CHOOSE_OPTION } from '../../numbers.ts';
import type { Parts } from '../../parts.ts';
import type { State } from '../../state.ts';
import { CHOOSE_AMULET, CHOOSE_CALLIGRAPHY, CHOOSE_LEGEND, WAIVE } from '../numbers.ts';
import { NOT_NOW } from './supply.ts';

// ruling paying-more
const waive: AddOn<State, Event> = {
  owns: (action) => verbOf(action) === WAIVE,
  legal(s, out, seat) {
    if (s.pledged && s.pledged !== IN_FULL && travelerOf(s.all[seat]).haggles) out.add(act(WAIVE));
  },
  play(s, _action, d, seat) {
    s.pledged = IN_FULL;
    d.tell?.({ type: 'waived', seat }, EVERYBODY);
  },
  explain: () => NOT_NOW,
};

/** At a shop they are asked about each souvenir instead. */
export const inFull = {
  verbs: [[WAIVE, plainVerb('waive')]],
  addOns: [CHOOSE_MEAL, CHOOSE_LEGEND, CHOOSE_CALLIGRAPHY, CHOOSE_AMULET, CHOOSE_OPTION].map(
    (step) => [step, waive] as const,
  ),
} satisfies Parts;

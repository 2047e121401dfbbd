/** O-Tsukimi, the moon: the chooser lays open a calligraphy that everybody will score. */

import { act, EVERYBODY, idVerb, members, objectOf, verbOf } from '@tokaido/kernel';
import {
  CALLIGRAPHY,
  calligraphy,
  lookThrough,
  publish,
  SUPPLY,
  supplyCards,
} from '../../crossroads/calligraphy/supply.ts';
import { decision } from '../../decisions.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../../reasons.ts';
import { frames } from '../../state.ts';
import { festival } from '../festival.ts';
import { CHOOSE_SHARED, PUBLISH } from '../numbers.ts';
import { inMatsuri } from '../state.ts';

/** Not quiet: what is left in the supply is known only to those who look. */
const chooseShared = decision({
  name: 'publish',
  shows: [calligraphy, SUPPLY],

  legal(s, out) {
    for (const card of members(supplyCards(s))) out.add(act(PUBLISH, card));
  },

  play(s, action, d, seat) {
    const card = objectOf(action);
    publish(s, card);
    inMatsuri(s).sharedCalligraphy |= 1 << card;
    d.tell?.({ type: 'sharedCalligraphy', seat, calligraphy: card }, EVERYBODY);
  },

  explain: (_s, action) => (verbOf(action) === PUBLISH ? NOT_OFFERED : OTHER_DECISION),
});

export const oTsukimi = festival({
  id: 'o-tsukimi',
  steps: [[CHOOSE_SHARED, chooseShared]],
  verbs: [[PUBLISH, idVerb('publish', () => CALLIGRAPHY.map((card) => card.id))]],
  feltAt: ['publish'],
  // ruling o-tsukimi-details
  begin(s, d, chooser) {
    if (supplyCards(s) === 0) return;
    lookThrough(s, d, chooser.seat);
    frames.push(s, CHOOSE_SHARED, chooser.seat);
  },
});

/** Hadaka matsuri, the naked man: at a hot spring an encounter first, for those who want one. */

import { act, addVerb, named, objectOf } from '../../actions.ts';
import { SPRING } from '../../data/road.ts';
import { OTHER_DECISION } from '../../reasons.ts';
import { meetSomebody } from '../../spaces/encounter.ts';
import { frames } from '../../state.ts';
import { festival } from '../festival.ts';

const YES = 0;
const NO = 1;
const MEET = addVerb(named('meet', () => ['yes', 'no']));

export const hadakaMatsuri = festival({
  id: 'hadaka-matsuri',
  feltAt: ['hot-spring', 'meet'],
  onStop(s, p, _d, space) {
    if (space === SPRING) frames.push(s, CHOOSE_MEETING, p.seat);
  },
});

// ruling hadaka-abilities
const CHOOSE_MEETING = frames.add({
  name: 'meet',

  legal(_s, out) {
    out.add(act(MEET, YES));
    out.add(act(MEET, NO));
  },

  play(s, action, d, seat) {
    if (objectOf(action) === YES) meetSomebody(s, s.all[seat], d);
  },

  explain: () => OTHER_DECISION,
});

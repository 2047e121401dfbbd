/** Hadaka matsuri, the naked man: at a hot spring an encounter first, for those who want one. */

import { act, idVerb, objectOf } from '@tokaido/kernel';
import { SPRING } from '../../data/road.ts';
import { decision } from '../../decisions.ts';
import { OTHER_DECISION } from '../../reasons.ts';
import { meetSomebody } from '../../spaces/encounter.ts';
import { frames } from '../../state.ts';
import { festival } from '../festival.ts';
import { CHOOSE_MEETING, MEET } from '../numbers.ts';

const YES = 0;
const NO = 1;

// ruling hadaka-abilities
const chooseMeeting = decision({
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

export const hadakaMatsuri = festival({
  id: 'hadaka-matsuri',
  steps: [[CHOOSE_MEETING, chooseMeeting]],
  verbs: [[MEET, idVerb('meet', () => ['yes', 'no'])]],
  feltAt: ['hot-spring', 'meet'],
  onStop(s, p, _d, space) {
    if (space === SPRING) frames.push(s, CHOOSE_MEETING, p.seat);
  },
});

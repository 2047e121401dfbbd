/** Hadaka matsuri, the naked man: at a hot spring an encounter first, for those who want one. */

import { SPRING } from '../../data/road.ts';
import { question, yesOrNoVerb } from '../../question.ts';
import { isDeckEmpty, meetSomebody } from '../../spaces/encounter.ts';
import { frames } from '../../state.ts';
import { festival } from '../festival.ts';
import { CHOOSE_MEETING, MEET } from '../numbers.ts';

// ruling hadaka-abilities
const chooseMeeting = question({ name: 'meet', verb: MEET, yes: meetSomebody });

export const hadakaMatsuri = festival({
  id: 'hadaka-matsuri',
  steps: [[CHOOSE_MEETING, chooseMeeting]],
  verbs: [[MEET, yesOrNoVerb('meet')]],
  feltAt: ['hot-spring', 'meet'],
  // ruling no-card-no-gain
  onStop(s, p, _d, space) {
    if (space === SPRING && !isDeckEmpty(s)) frames.push(s, CHOOSE_MEETING, p.seat);
  },
});

/** What a festival adds to a stop, before the usual choice, for those who want it. */

import type { Parts } from '../parts.ts';
import { question, yesOrNoVerb } from '../question.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { FESTIVALS } from './deck.ts';
import type { Festival } from './festival.ts';
import { BONUS, CHOOSE_BONUS } from './numbers.ts';

// ruling festival-may
export function offerBonus(s: State, p: Player, festival: Festival): void {
  frames.push(s, CHOOSE_BONUS, p.seat, FESTIVALS.indexOf(festival));
}

/** Frame: `a` is the festival. */
const chooseBonus = question({
  name: 'bonus',
  verb: BONUS,
  yes: (s, p, d, festival) => FESTIVALS[festival].bonus(s, p, d),
  details: (_s, _seat, festival) => ({ festival: FESTIVALS[festival].id }),
});

export const bonusParts: Parts = {
  steps: [[CHOOSE_BONUS, chooseBonus]],
  verbs: [[BONUS, yesOrNoVerb('bonus')]],
};

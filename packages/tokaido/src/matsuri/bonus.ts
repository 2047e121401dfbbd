/** What a festival adds to a stop, before the usual choice, for those who want it. */

import { members } from '@tokaido/kernel';
import type { Deal } from '../moments.ts';
import type { Parts } from '../parts.ts';
import { question, yesOrNoVerb } from '../question.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { FESTIVALS } from './deck.ts';
import { BONUS, CHOOSE_BONUS } from './numbers.ts';
import { inMatsuri } from './state.ts';

/** The festivals in force that add something for this traveler here. */
function addingTo(s: State, p: Player, space: number): number[] {
  return members(inMatsuri(s).festivals).filter(
    (card) => FESTIVALS[card].bonusAt === space && FESTIVALS[card].hasBonus(p),
  );
}

// ruling festival-may
export function offerBonus(s: State, p: Player, space: number): void {
  for (const card of addingTo(s, p, space)) frames.push(s, CHOOSE_BONUS, p.seat, card);
}

export function takeBonus(s: State, p: Player, d: Deal, space: number): void {
  for (const card of addingTo(s, p, space)) FESTIVALS[card].bonus(s, p, d);
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

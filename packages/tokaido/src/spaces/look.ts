/** Whether somebody looks at the top meal of the deck who need not. Only tiles of boxes do: each of them brings this. */

import { CHOOSE_LOOK, LOOK } from '../numbers.ts';
import type { Parts } from '../parts.ts';
import { question, yesOrNoVerb } from '../question.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { mealsLeft } from './inn.ts';
import { EXTRA, offerTreat } from './treat.ts';

/** `how` the meal will be offered, see `treat.ts`. */
// ruling may-look
export function offerLook(s: State, p: Player, how: number): void {
  if (mealsLeft(s) > 0) frames.push(s, CHOOSE_LOOK, p.seat, how);
}

/** Frame: `a` is how the meal will be offered. */
const chooseLook = question({
  name: 'look',
  verb: LOOK,
  yes: offerTreat,
  details: (_s, _seat, how) => ({ extra: (how & EXTRA) !== 0 }),
});

export const lookParts: Pick<Parts, 'steps' | 'verbs'> = {
  steps: [[CHOOSE_LOOK, chooseLook]],
  verbs: [[LOOK, yesOrNoVerb('look')]],
};

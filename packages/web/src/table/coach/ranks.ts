/** The seals of a hint's choices, which the board carries too: digits already say other things there. */

import type { Selection } from '../selection.ts';

/** The best first. */
export const RANKS = ['一', '二', '三'];

/** The seal of an action while a hint lies open. */
export function rankOf({ hinted }: Pick<Selection, 'hinted'>, action: string): string | undefined {
  return RANKS[hinted.value.indexOf(action)];
}

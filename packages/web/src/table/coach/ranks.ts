/** The seals of a hint's choices, which the board carries too: digits already say other things there. */

import type { Selection } from '../selection.ts';

/** The best first. */
export const RANKS = ['一', '二', '三'];

type Hinted = Pick<Selection, 'hinted' | 'seals'>;

/** The rank of an action while a hint lies open. */
export function rankOf({ hinted }: Hinted, action: string): string | undefined {
  return RANKS[hinted.value.indexOf(action)];
}

/** What its seal says: its rank, unless others give it a word. */
export function sealOf({ hinted, seals }: Hinted, action: string): string | undefined {
  return (seals?.value ?? RANKS)[hinted.value.indexOf(action)];
}

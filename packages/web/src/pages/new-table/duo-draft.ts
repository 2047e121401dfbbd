/** What of a new table is for Duo alone: two seats in their colors, and who begins. */

import type { SeatPlan } from '@tokaido/table';

/** As the rules call it; purple is the first seat. */
export const FIRSTS = ['drawn', 'purple', 'green'] as const;
export type First = (typeof FIRSTS)[number];

/** The colors of the two seats of a new table. */
export const DUO_COLORS = [4, 2] as const;

export interface DuoDraft {
  readonly seats: readonly SeatPlan[];
  readonly first: First;
}

export const NEW_DUO: DuoDraft = { seats: [{ kind: 'me' }, { kind: 'open' }], first: 'drawn' };

/** The options in the words of a record, without the board. */
export function duoOptions(first: First): string {
  return first === 'drawn' ? '' : `first=${first}`;
}

/** The seat that begins, by the options of a table; −1 where it is drawn. */
export function firstSeat(options: string): number {
  const word = /\bfirst=(\w+)/.exec(options)?.[1];
  return FIRSTS.findIndex((first) => first === word) - 1;
}

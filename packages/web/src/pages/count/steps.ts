/** Where one is in the count, as the address says: the players, what each of them has, the table, the result. */

import type { Count } from './count-model.ts';
import { TABLE } from './count-model.ts';

export type Step =
  | { readonly kind: 'setup' }
  | { readonly kind: 'entry'; readonly seat: number }
  | { readonly kind: 'result' };

const SETUP = 'players';
const AT_TABLE = 'table';
const RESULT = 'result';

export function addressOf(step: Step): string {
  if (step.kind === 'entry') return `/count?at=${step.seat === TABLE ? AT_TABLE : step.seat + 1}`;
  return `/count?at=${step.kind === 'setup' ? SETUP : RESULT}`;
}

/** An address that leads to nobody leads to the players. */
export function stepAt(at: string | undefined, count: Count, hasTable: boolean): Step {
  if (at === RESULT) return { kind: 'result' };
  const seats = (count.game === 'duo' ? count.duo : count.seats).length;
  if (at === AT_TABLE && hasTable) return { kind: 'entry', seat: TABLE };
  const seat = Number(at) - 1;
  if (Number.isInteger(seat) && seat >= 0 && seat < seats) return { kind: 'entry', seat };
  return { kind: 'setup' };
}

/** Everybody in order, then the table where something belongs to it. */
export function placesOf(seats: number, hasTable: boolean): readonly number[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), ...(hasTable ? [TABLE] : [])];
}

/** The Hot Spring token: taken at hot springs, spent to use a die a second time (see `flow.ts`). */

import { EVERYBODY } from '@tokaido/kernel';
import type { Deal, State } from './state.ts';

export function hasToken(s: State, seat: number): boolean {
  return s.spring === 1 + seat;
}

/** From the board or from the opponent. */
// ruling R20
export function takeToken(s: State, d: Deal, seat: number): void {
  const from = s.spring - 1;
  s.spring = 1 + seat;
  d.tell?.({ type: 'spring-taken', seat, from }, EVERYBODY);
}

export function spendToken(s: State, d: Deal, seat: number): void {
  s.spring = 0;
  d.tell?.({ type: 'spring-spent', seat }, EVERYBODY);
}

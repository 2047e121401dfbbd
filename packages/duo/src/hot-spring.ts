/** The Hot Spring token: taken at hot springs, used to move and act with a die a second time (see `flow.ts`). */

import type { AutomaticStep } from '@tokaido/kernel';
import { EVERYBODY } from '@tokaido/kernel';
import type { Event } from './events.ts';
import type { Deal, State } from './state.ts';
import { frames, SEATS, STEP } from './state.ts';

const ON_BOARD = 0;
/** Neither on the board nor with a player, so that nobody can take it. */
export const IN_USE = 1 + SEATS;

export function hasToken(s: State, seat: number): boolean {
  return s.spring === 1 + seat;
}

/** From the board or from the opponent; not while it is in use. */
// ruling R20, R22
export function canTakeToken(s: State, seat: number): boolean {
  return !hasToken(s, seat) && s.spring !== IN_USE;
}

export function takeToken(s: State, d: Deal, seat: number): void {
  const from = s.spring - 1;
  s.spring = 1 + seat;
  d.tell?.({ type: 'spring-taken', seat, from }, EVERYBODY);
}

/** The token is in use until all that follows is done: the move, the action, and whatever that asks of anybody. */
// ruling R22
export function useToken(s: State, d: Deal, seat: number): void {
  s.spring = IN_USE;
  d.tell?.({ type: 'spring-used', seat }, EVERYBODY);
  frames.push(s, STEP.springBack, seat);
}

/** Once it was used, the token lies on the board again. */
export const springBack: AutomaticStep<State, Event> = {
  name: 'spring-back',
  run(s, d, seat) {
    s.spring = ON_BOARD;
    d.tell?.({ type: 'spring-returned', seat }, EVERYBODY);
  },
};

/** What brings the game to its end. The turn under way is still finished. */

import { EVERYBODY } from '@tokaido/kernel';
import type { Deal, State } from './state.ts';

export const TRIGGERS = ['temple', 'garden', 'gold', 'art'] as const;

export const BY_TEMPLE = 0;
export const BY_GARDEN = 1;
export const BY_GOLD = 2;
export const BY_ART = 3;

// ruling R27: a second trigger changes nothing
export function triggerEnd(s: State, d: Deal, seat: number, trigger: number): void {
  if (s.ending !== 0) return;
  s.ending = 1 + trigger;
  s.endingSeat = seat;
  d.tell?.({ type: 'last-turn', seat, trigger }, EVERYBODY);
}

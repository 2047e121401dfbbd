/** How long things take at the table, in milliseconds at normal speed; see the motion table of the design. */

import { setting } from '../app/settings.ts';
import type { Line } from './model.ts';

/** By the name of the setting. At 0 everything is shown at once. */
export const SPEED_FACTORS = { unhurried: 1.5, normal: 1, brisk: 0.5, instant: 0 } as const;

/** A bot seems to think for so long before it moves, and moves within so long in all. */
const SHORTEST_THOUGHT = 500;
const THOUGHTS = 401;
export const LONGEST_MOVE = 1500;

/** With more moves than this on the way, each is thought over more briefly. */
const PATIENT_FOR = 6;

/** Bots wait for so long after a decision that can still be taken back: about as long as its own motion and a thought. */
export const UNDO_WAIT = 1400;

/** How long a bot seems to think before a line; the same line always gets the same thought. */
export function thoughtBefore(line: Line, movesWaiting: number): number {
  if (line.kind !== 'act' || line.by === 'person') return 0;
  const thought = SHORTEST_THOUGHT + ((line.n * 7919) % THOUGHTS);
  return Math.round(thought * Math.min(1, PATIENT_FOR / Math.max(1, movesWaiting)));
}

export function prefersStillness(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The factor of all motion that is only for the eye; 0 where nothing should move. */
export function motionFactor(): number {
  return prefersStillness() ? 0 : SPEED_FACTORS[setting('speed').peek()];
}

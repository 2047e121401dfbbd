/** How long things take at the table, in milliseconds at normal pace; see the motion table of the design. */

import { setting } from '../app/settings.ts';

/** By the name of the setting. At 0 everything is shown at once. */
export const PACE_FACTORS = { normal: 1, double: 0.5, instant: 0 } as const;

/** Whoever moves seems to think for so long. */
export const THOUGHT = 300;

/** What somebody did can be read for so long before the next one moves. */
export const READING = 900;

/** Bots leave a person so long to take back what can be taken back; a shorter time where everything is shown at once. */
const UNDO_TIMES = { normal: 3000, double: 3000, instant: 1000 } as const;

export function undoTime(): number {
  return UNDO_TIMES[setting('pace').peek()];
}

export function prefersStillness(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The factor of the pace that the player chose. */
export function paceFactor(): number {
  return PACE_FACTORS[setting('pace').peek()];
}

/** The factor of all motion that is only for the eye; 0 where nothing should move. */
export function motionFactor(): number {
  return prefersStillness() ? 0 : paceFactor();
}

/** How long things take on the table, in milliseconds at the usual speed; see the motion table of the design. */

import type { Line } from './model.ts';

/** By the name of the setting. At 0 everything is shown at once. */
export const SPEED_FACTORS = { unhurried: 1.5, normal: 1, brisk: 0.5, instant: 0 } as const;

const WALK = 180;
const STEP = 40;
const LONGEST_WALK = 600;
const DRAW = 240;
const PAINT = 420;
const INN = 600;
const SCORE = 300;

/** A bot seems to think for so long before it moves, and moves within so long in all. */
const SHORTEST_THOUGHT = 500;
const THOUGHTS = 401;
export const LONGEST_MOVE = 1500;

/** With more moves than this on the way, each is thought over more briefly. */
const PATIENT_FOR = 6;

/** Bots wait for so long after a decision that can still be taken back: about as long as its own motion and a thought. */
export const UNDO_WAIT = 1400;

const TIMES: Readonly<Partial<Record<string, number>>> = {
  panorama: PAINT,
  looks: INN,
  achievement: INN,
  festival: INN,
  points: SCORE,
  coins: SCORE,
  die: PAINT,
  traveler: DRAW,
  bought: DRAW,
  offer: DRAW,
  ate: DRAW,
  spring: DRAW,
  encounter: DRAW,
  souvenir: DRAW,
  hiddenCard: DRAW,
  legend: DRAW,
};

/** How long the motion of a line takes; `steps` is how far its traveler walked. */
export function motionOf(line: Line, steps: number): number {
  const walk = steps > 0 ? Math.min(LONGEST_WALK, WALK + STEP * steps) : 0;
  return line.events.reduce((most, { type }) => Math.max(most, TIMES[type] ?? 0), walk);
}

/** How long a bot seems to think before a line; the same line always gets the same thought. */
export function thoughtBefore(line: Line, movesWaiting: number): number {
  if (line.kind !== 'act' || line.by === 'person') return 0;
  const thought = SHORTEST_THOUGHT + ((line.n * 7919) % THOUGHTS);
  return Math.round(thought * Math.min(1, PATIENT_FOR / Math.max(1, movesWaiting)));
}

/** How long the moves of Tokaido take to be seen, in milliseconds at normal speed; see the motion table of the design. */

import type { View } from '@tokaido/kernel';
import type { Line } from './model.ts';

const WALK = 180;
const STEP = 40;
const LONGEST_WALK = 600;
const DRAW = 240;
const PAINT = 420;
const INN = 600;
const SCORE = 300;

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
export function motionOf(line: Pick<Line, 'events'>, steps: number): number {
  return line.events.reduce((most, { type }) => Math.max(most, TIMES[type] ?? 0), walkTime(steps));
}

/** How long a pawn walks over a number of stops. */
export function walkTime(steps: number): number {
  return steps > 0 ? Math.min(LONGEST_WALK, WALK + STEP * steps) : 0;
}

/** How far somebody walked between two positions. */
export function stepsBetween(before: View | null, after: View | null): number {
  if (before === null || after === null) return 0;
  const walked = after.seats.map((seat, i) => Number(seat.position) - Number(before.seats[i]?.position));
  return Math.max(0, ...walked);
}

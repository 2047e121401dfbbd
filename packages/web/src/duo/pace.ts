/** How long the moves of Duo take to be seen, in milliseconds at normal speed; see the motion table of the design. */

import type { Event } from '@tokaido/duo';
import type { Line } from './model.ts';

export { finishMotion } from '../table/running-motion.ts';

const WALK = 180;
const STEP = 40;
const LONGEST_WALK = 600;
const ROLL = 400;
const PAINT = 420;
const DRAW = 240;
const SCORE = 300;

const TIMES: Readonly<Partial<Record<Event['type'], number>>> = {
  turn: ROLL,
  temple: SCORE,
  garden: SCORE,
  coins: SCORE,
  slab: PAINT,
  'spring-taken': DRAW,
  'wave-taken': DRAW,
  drew: DRAW,
  returned: DRAW,
  sold: DRAW,
  painted: PAINT,
  gifted: PAINT,
};

/** How long the motion of a line takes: its longest part. */
export function motionOf({ events }: Pick<Line, 'events'>): number {
  return events.reduce((most, event) => Math.max(most, TIMES[event.type] ?? 0), walkOf(events));
}

/** A piece that changes its place walks as far as the die says. */
function walkOf(events: readonly Event[]): number {
  if (!events.some((event) => event.type === 'moved' && event.from !== event.to)) return 0;
  const die = events.find((event) => event.type === 'die');
  return walkTime(die?.type === 'die' ? die.value : 1);
}

/** How long a piece takes for a number of steps. */
export function walkTime(steps: number): number {
  return steps > 0 ? Math.min(LONGEST_WALK, WALK + STEP * steps) : 0;
}

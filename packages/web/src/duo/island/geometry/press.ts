/** Which place a press is meant for: fingers are larger than plaques. */

import type { Layout } from './layout.ts';
import type { Sign } from './places.ts';
import type { Point } from './points.ts';
import { distance, isInside } from './points.ts';

export interface Pressable {
  readonly sign: Sign;
  readonly isOpen: boolean;
}

/** The least size of an open target, as wide as the tip of a finger. */
export const FINGER = 44;
/** How far beside an open target a press still counts. */
const REACH = 30;
/** A closed place is meant where it is pressed in its middle. */
const MIDDLE = 0.5;

/** The nearest open target within reach; else a closed place that is hit, else the open area that is. */
export function pressed<P extends Pressable>(spots: readonly P[], layout: Layout, at: Point): P | null {
  const open = nearest(
    spots.filter(({ isOpen }) => isOpen),
    at,
  );
  const closed = nearest(
    spots.filter(({ isOpen }) => !isOpen),
    at,
  );
  const isClosed = closed !== null && closed.far <= closed.spot.sign.size / 2;
  if (open !== null && open.far <= Math.max(REACH, open.spot.sign.size / 2)) {
    const isMeant = isClosed && closed.far <= closed.spot.sign.size * 0.5 * MIDDLE && open.far > FINGER / 2;
    return isMeant ? closed.spot : open.spot;
  }
  if (isClosed) return closed.spot;
  return spots.find(({ sign, isOpen }) => isOpen && isInArea(layout, sign, at)) ?? null;
}

function nearest<P extends Pressable>(spots: readonly P[], at: Point): { spot: P; far: number } | null {
  const all = spots.map((spot) => ({ spot, far: distance(spot.sign.at, at) }));
  const [first] = all.sort((a, b) => a.far - b.far);
  return first ?? null;
}

function isInArea({ areas }: Layout, { type, key }: Sign, at: Point): boolean {
  return type === 'area' && isInside(at, areas[Number(key.slice(1))]?.outline ?? []);
}

/** The size of a target's button. */
export function buttonSize({ sign, isOpen }: Pressable): number {
  return isOpen ? Math.max(FINGER, sign.size + 8) : Math.max(24, sign.size);
}

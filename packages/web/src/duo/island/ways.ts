/** The way of a move over the map, step by step. */

import { ARTIST, MERCHANT } from '../targets.ts';
import type { Layout } from './geometry/layout.ts';
import type { Point } from './geometry/points.ts';
import { artistWay, merchantWay, pilgrimWay } from './geometry/routes.ts';

export interface Walk {
  readonly character: number;
  readonly from: number;
  readonly to: number;
  /** What the die shows; null where it is not known. */
  readonly steps: number | null;
}

/** A line for each step. */
export function wayOf(layout: Layout, { character, from, to, steps }: Walk): readonly (readonly Point[])[] {
  const { board, routes, stations, areas } = layout;
  if (character === MERCHANT) return merchantWay(board, routes, from, to);
  if (character !== ARTIST) return pilgrimWay(stations, from, to);
  const seals = areas.map(({ seal }) => seal);
  return artistWay(board, routes, seals, { from, to, steps });
}

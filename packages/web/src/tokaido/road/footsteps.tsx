/** The steps of the last walk along the road, from where it began to the stop that it led to. */

import type { JSX } from 'preact';
import type { Point } from '../../art/road-line.ts';
import type { RoadSelection } from './road-selection.ts';
import type { Stop } from './stop.tsx';

interface FootstepsProps {
  /** The line of the road: beyond the picture, through every stop, beyond it again. */
  readonly points: readonly Point[];
  readonly stops: readonly Stop[];
  readonly selection: RoadSelection;
}

/** Where the steps are between two stops. */
const STEPS = [0.28, 0.5, 0.72];

export function Footsteps({ points, stops, selection }: FootstepsProps): JSX.Element | null {
  const walk = selection.last.value;
  const first = stops[0]?.position ?? 0;
  if (walk === null || walk.to < first || walk.to >= first + stops.length) return null;
  // The point before that of the first stop is where the road comes into the picture.
  const [from, to] = [Math.max(0, walk.from - first + 1), walk.to - first + 1];
  return (
    <svg class="way footsteps" aria-hidden="true">
      {points.slice(from, to).flatMap(([x, y], i) => {
        const [nextX, nextY] = points[from + i + 1] ?? [x, y];
        return STEPS.map((part) => (
          <circle key={i + part} cx={x + (nextX - x) * part} cy={y + (nextY - y) * part} r="2.6" />
        ));
      })}
    </svg>
  );
}

/** The road through the stops of a band or a lane. It is drawn in thousandths and stretched; its width is not. */

import type { JSX } from 'preact';
import { type Point, roadLine } from '../../art/road-line.ts';

interface WayProps {
  /** Where the stops lie, in hundredths. */
  readonly points: readonly Point[];
  readonly wide: boolean;
}

export function Way({ points, wide }: WayProps): JSX.Element | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const all: readonly Point[] = [[-3, first[1] + 2], ...points, [103, last[1] - 4]];
  const line = roadLine(all.map(([x, y]): Point => [x * 10, y * 10]));
  const width = wide ? 18 : 12;
  return (
    <svg class="road-art way" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      <path class="road-edge" d={line} stroke-width={width + 2} />
      <path class="road-line" d={line} stroke-width={width} />
      <path class="road-worn" d={line} stroke-width={width / 3} />
    </svg>
  );
}

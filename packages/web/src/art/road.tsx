/** The road itself: a smooth line through the stops, wherever a screen puts them. */

import type { JSX } from 'preact';
import { type Point, roadLine } from './road-line.ts';

export { roadLine };

interface RoadProps {
  readonly class?: string;
  /** The size of the drawing; points are in the same unit, as a rule CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
  /** How wide the road is: 14 behind the rows of a phone, 13 on a band, 18 on the band being walked. */
  readonly wide?: number;
}

/**
 * Edge, sand and the worn middle. The path `.road-line` is what a pawn walks: ask it with `getPointAtLength`.
 */
export function Road({ class: name, width, height, points, wide = 14 }: RoadProps): JSX.Element {
  const line = roadLine(points);
  return (
    <svg
      class={name === undefined ? 'road-art' : `road-art ${name}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path class="road-edge" d={line} stroke-width={wide + 2} />
      <path class="road-line" d={line} stroke-width={wide} />
      <path class="road-worn" d={line} stroke-width={wide * 0.34} />
    </svg>
  );
}

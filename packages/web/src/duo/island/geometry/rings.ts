/**
 * Where the stations of a ring lie, in a box of the picture: as its drawing says, stretched to the box, or along a coast
 * of our own for a board without a drawing or with one that cannot be drawn.
 */

import type { Board, Drawing } from '@tokaido/duo';
import type { Point } from './points.ts';
import { clamp, distance, evenly, isInside, repeatable } from './points.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far a drawing may be stretched in height, against its width. */
const LEAST_STRETCH = 0.8;
const MOST_STRETCH = 1.95;

/** Maps the coast of a drawing onto a box; where that would distort it too much, it lies in the middle of the box. */
export function stretch({ coast }: Drawing, box: Box): (point: Point) => Point {
  const [left, right] = [Math.min(...coast.map(([x]) => x)), Math.max(...coast.map(([x]) => x))];
  const [top, bottom] = [Math.min(...coast.map(([, y]) => y)), Math.max(...coast.map(([, y]) => y))];
  const [wide, high] = [box.width / (right - left), box.height / (bottom - top)];
  const x = Math.min(wide, high / LEAST_STRETCH);
  const y = clamp(high, x * LEAST_STRETCH, x * MOST_STRETCH);
  const gap = [(box.width - x * (right - left)) / 2, (box.height - y * (bottom - top)) / 2] as const;
  return (point) => [box.left + gap[0] + (point[0] - left) * x, box.top + gap[1] + (point[1] - top) * y];
}

/** The least distance between two places of a drawing, as a part of its width. */
const LEAST_GAP = 0.02;

/** A drawing whose places can be told apart and lie on its island; null for one that would only mislead. */
export function usableDrawing({ drawing }: Board): Drawing | null {
  if (drawing === undefined) return null;
  const { coast, stations } = drawing;
  const hills = Object.values(drawing.mountainTowns);
  const places = [...stations, ...hills];
  const areDistinct = places.every((one, i) =>
    places.slice(i + 1).every((other) => distance(one, other) >= LEAST_GAP * drawing.width),
  );
  const areOnLand =
    stations.every((one) => isInside(one, coast)) && hills.every((one) => isInside(one, stations));
  return areDistinct && areOnLand ? drawing : null;
}

/** Where the first station of a computed ring lies, in turns from the east: in the west. */
const START = 0.55;
const FINE = 240;

/** Even steps along a coast that is round but no circle, the same for a board each time. */
export function computedRing({ ring, id }: Board, box: Box): readonly Point[] {
  const random = repeatable(
    Array.from(id).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), ring.length) >>> 0,
  );
  const waves = [2, 3, 5].map((lobes) => ({ lobes, size: 0.16 / lobes, from: random() * 2 * Math.PI }));
  const raw = Array.from({ length: FINE }, (_, i): Point => {
    const angle = (START + i / FINE) * 2 * Math.PI;
    const far = waves.reduce((sum, { lobes, size, from }) => sum + size * Math.sin(lobes * angle + from), 1);
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  const span = (axis: 0 | 1) => {
    const values = raw.map((point) => point[axis]);
    return { least: Math.min(...values), size: Math.max(...values) - Math.min(...values) };
  };
  const [across, down] = [span(0), span(1)];
  const fitted = raw.map(
    ([x, y]): Point => [
      box.left + ((x - across.least) / across.size) * box.width,
      box.top + ((y - down.least) / down.size) * box.height,
    ],
  );
  return evenly(fitted, ring.length);
}

/** The coast between its given points: inlets and capes, always the same. */

import type { Point } from './points.ts';
import { around, distance, repeatable, smoothRing } from './points.ts';

const PARTS = [0.3, 0.52, 0.76];

/** `rough` is how far an inlet or cape reaches, in pixels. */
export function ruggedCoast(outline: readonly Point[], rough: number): readonly Point[] {
  const random = repeatable(11);
  const points = outline.flatMap((from, i): readonly Point[] => {
    const to = around(outline, i + 1);
    const length = distance(from, to) || 1;
    const normal: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
    const capes = PARTS.map((part): Point => {
      const out = (random() - 0.45) * 2 * rough;
      return [
        from[0] + (to[0] - from[0]) * part + normal[0] * out,
        from[1] + (to[1] - from[1]) * part + normal[1] * out,
      ];
    });
    return [from, ...capes];
  });
  return smoothRing(points, 3);
}

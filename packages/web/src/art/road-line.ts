/** The line of the road through the stops, as path data. */

export type Point = readonly [x: number, y: number];

const short = (value: number): number => Math.round(value * 10) / 10;

/** A smooth line through points (Catmull–Rom, written as cubic Béziers). */
export function roadLine(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? first;
  let line = `M${short(at(0)[0])} ${short(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    line += `C${[...out, ...into, ...to].map(short).join(' ')}`;
  }
  return line;
}

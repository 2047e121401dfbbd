/** Points, lines and outlines in the plane; y grows downward. */

import type { Point } from '@tokaido/duo';

export type { Point };

export const ORIGIN: Point = [0, 0];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
/** The point at a part of the way from one to another. */
export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The same direction with length 1; to the right for no direction at all. */
export function unit(a: Point): Point {
  const length = Math.hypot(a[0], a[1]);
  return length === 0 ? [1, 0] : scale(a, 1 / length);
}

/** One of a closed line of points, counted on beyond both ends. */
export function around<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('a closed line needs points');
  return found;
}

export function middleOf(points: readonly Point[]): Point {
  const [x, y] = points.reduce(add, ORIGIN);
  return [x / points.length, y / points.length];
}

/** Twice the area of a closed line; above 0 where it runs clockwise on a screen. */
function turning(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const next = around(points, i + 1);
    return sum + x * next[1] - next[0] * y;
  }, 0);
}

/** At each point of a closed line the direction that leads out of it. */
export function outward(points: readonly Point[]): readonly Point[] {
  const side = turning(points) >= 0 ? 1 : -1;
  return points.map((_, i) => {
    const along = subtract(around(points, i + 1), around(points, i - 1));
    return unit([along[1] * side, -along[0] * side]);
  });
}

// The next three are asked very often, so they make no lists of their own.

/** Whether a point lies within a closed line. */
export function isInside(p: Point, points: readonly Point[]): boolean {
  let inside = false;
  let b = points[points.length - 1] ?? ORIGIN;
  for (const a of points) {
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
    b = a;
  }
  return inside;
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length, 0, 1);
  return Math.hypot(p[0] - a[0] - dx * part, p[1] - a[1] - dy * part);
}

export function distanceToOutline(p: Point, outline: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  let before = outline[outline.length - 1] ?? ORIGIN;
  for (const point of outline) {
    least = Math.min(least, distanceToSegment(p, before, point));
    before = point;
  }
  return least;
}

const sideOf = (p: Point, a: Point, b: Point): number =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));

/** Whether two segments cross; a shared end is no crossing. */
export function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return sideOf(a, c, d) * sideOf(b, c, d) < 0 && sideOf(c, a, b) * sideOf(d, a, b) < 0;
}

/** Points along a closed smooth line (Catmull–Rom) through others: `steps` to each of them. */
export function smoothRing(points: readonly Point[], steps: number): readonly Point[] {
  return points.flatMap((_, i) => smoothPiece(points, i, steps));
}

/** The part of that line from one of its points to just before the next. */
export function smoothPiece(points: readonly Point[], i: number, steps: number): readonly Point[] {
  const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((step) => around(points, i + step)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  return Array.from({ length: steps }, (_, step): Point => {
    const t = step / steps;
    const axis = (k: 0 | 1) =>
      p1[k] +
      (t *
        (p2[k] -
          p0[k] +
          t * (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k] + t * (3 * (p1[k] - p2[k]) + p3[k] - p0[k])))) /
        2;
    return [axis(0), axis(1)];
  });
}

/** Points at even steps along a closed line. */
export function evenly(points: readonly Point[], count: number): readonly Point[] {
  const lengths = points.map((point, i) => distance(point, around(points, i + 1)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let [i, passed] = [0, 0];
  return Array.from({ length: count }, (_, n) => {
    const wanted = (total * n) / count;
    while (passed + (lengths[i] ?? 0) < wanted && i < points.length - 1) passed += lengths[i++] ?? 0;
    return between(around(points, i), around(points, i + 1), (wanted - passed) / (lengths[i] || 1));
  });
}

/** Numbers that look random and are the same each time, so that a picture never changes. */
export function repeatable(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Lines as path data, to a tenth of a pixel. */

import type { Point } from './points.ts';

const short = (value: number): number => Math.round(value * 10) / 10;

export function pathData(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

export const outlineData = (points: readonly Point[]): string => `${pathData(points)}Z`;

/** A position as a transform, with a factor of size. */
export const placed = ([x, y]: Point, scale = 1, flip = 1): string =>
  `translate(${short(x)} ${short(y)}) scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})`;

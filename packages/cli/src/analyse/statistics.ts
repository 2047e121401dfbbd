/** Means with their errors, and correlations. */

import type { Estimate } from '@tokaido/bots';

export function meanOf(list: readonly number[]): Estimate {
  const count = list.length;
  const value = list.reduce((sum, x) => sum + x, 0) / count;
  const squares = list.reduce((sum, x) => sum + (x - value) ** 2, 0);
  return { value, error: count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count) };
}

export function correlation(x: readonly number[], y: readonly number[]): number {
  const a = meanOf(x).value;
  const b = meanOf(y).value;
  let both = 0;
  let squaresX = 0;
  let squaresY = 0;
  for (const [i, value] of x.entries()) {
    const other = y[i] ?? 0;
    both += (value - a) * (other - b);
    squaresX += (value - a) ** 2;
    squaresY += (other - b) ** 2;
  }
  return both / Math.sqrt(squaresX * squaresY);
}

/** How well two things together tell a third: the correlation with their best weighted sum. */
export function jointCorrelation(y: readonly number[], a: readonly number[], b: readonly number[]): number {
  const ya = correlation(y, a);
  const yb = correlation(y, b);
  const ab = correlation(a, b);
  return Math.sqrt((ya * ya + yb * yb - 2 * ya * yb * ab) / (1 - ab * ab));
}

/** Results of many walks: how many came to how many points. */

/** How many walks ended with so many points. */
export type Distribution = ReadonlyMap<number, number>;

export function countOf(distribution: Distribution): number {
  return [...distribution.values()].reduce((sum, count) => sum + count, 0);
}

export function together(distributions: readonly Distribution[]): Distribution {
  const sum = new Map<number, number>();
  for (const each of distributions)
    for (const [points, count] of each) sum.set(points, (sum.get(points) ?? 0) + count);
  return sum;
}

/** The share of walks with fewer points, in per cent; equal ones are neither behind nor ahead. */
export function shareBehind(distribution: Distribution, points: number): number {
  const all = countOf(distribution);
  const behind = [...distribution].reduce((sum, [each, count]) => sum + (each < points ? count : 0), 0);
  return all === 0 ? 0 : (100 * behind) / all;
}

/** Half of the walks have at most so many points. */
export function middleOf(distribution: Distribution): number {
  const half = countOf(distribution) / 2;
  let seen = 0;
  for (const [points, count] of [...distribution].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= half) return points;
  }
  return 0;
}

export interface Bin {
  /** The fewest points in it; the next bin begins `width` later. */
  readonly from: number;
  readonly count: number;
}

export interface Histogram {
  readonly bins: readonly Bin[];
  readonly width: number;
}

/** About so many bars fit beside each other on a phone. */
const MOST_BINS = 14;

/** Bars of equal, whole width that hold every walk, and `points` too. */
export function histogramOf(distribution: Distribution, points: number): Histogram {
  const all = [...distribution.keys(), points];
  const lowest = Math.min(...all);
  const range = Math.max(...all) - lowest + 1;
  const width = Math.max(1, Math.ceil(range / MOST_BINS));
  const first = Math.floor(lowest / width) * width;
  const bins = Array.from({ length: Math.ceil((Math.max(...all) + 1 - first) / width) }, (_, i) => {
    const from = first + i * width;
    let count = 0;
    for (let each = from; each < from + width; each++) count += distribution.get(each) ?? 0;
    return { from, count };
  });
  return { bins, width };
}

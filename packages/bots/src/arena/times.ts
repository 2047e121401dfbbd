/** How long decisions took, as counts in bins that grow by a twelfth of an octave: small, and can be added. */

export interface Times {
  count: number;
  sum: number;
  /** Counts by bin, as pairs in a plain object so that they travel as JSON. */
  readonly bins: Record<number, number>;
}

const PER_OCTAVE = 12;
/** Times below this, in ms, share the first bin. */
const LEAST = 0.001;

export function noTimes(): Times {
  return { count: 0, sum: 0, bins: {} };
}

export function addTime(times: Times, ms: number): void {
  times.count++;
  times.sum += ms;
  const bin = Math.max(0, Math.floor(PER_OCTAVE * Math.log2(Math.max(ms, LEAST) / LEAST)));
  times.bins[bin] = (times.bins[bin] ?? 0) + 1;
}

export function mergeTimes(list: readonly Times[]): Times {
  const all = noTimes();
  for (const { count, sum, bins } of list) {
    all.count += count;
    all.sum += sum;
    for (const [bin, n] of Object.entries(bins)) all.bins[Number(bin)] = (all.bins[Number(bin)] ?? 0) + n;
  }
  return all;
}

export function meanTime({ count, sum }: Times): number {
  return count === 0 ? 0 : sum / count;
}

/** The time that a `share` of all decisions did not exceed: the upper edge of its bin. */
export function quantile({ count, bins }: Times, share: number): number {
  let seen = 0;
  for (const bin of Object.keys(bins)
    .map(Number)
    .sort((a, b) => a - b)) {
    seen += bins[bin];
    if (seen >= share * count) return LEAST * 2 ** ((bin + 1) / PER_OCTAVE);
  }
  return 0;
}

/** Labels that would cover each other are moved apart, as little as possible. */

/** Positions at least `gap` from each other, in the order of the wanted ones, within `low` and `high`. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): readonly number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  const placed: number[] = [];
  for (const [k, { at }] of order.entries()) {
    placed.push(k === 0 ? Math.max(at, low) : Math.max(at, placed[k - 1] + gap));
  }
  for (let k = placed.length - 1; k >= 0; k--) {
    const limit = k === placed.length - 1 ? high : placed[k + 1] - gap;
    placed[k] = Math.min(placed[k], limit);
  }
  const out = new Array<number>(wanted.length).fill(0);
  for (const [k, { i }] of order.entries()) out[i] = placed[k];
  return out;
}

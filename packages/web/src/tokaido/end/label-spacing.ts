/** Labels that would cover each other are moved apart, as little as possible. */

/** Positions at least `gap` from each other, in the order of the wanted ones, within `low` and `high`. */
export function spaceLabels(
  wanted: readonly number[],
  gap: number,
  low: number,
  high: number,
): readonly number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  let least = low;
  const raised = order.map(({ at, i }) => {
    const placed = Math.max(at, least);
    least = placed + gap;
    return { placed, i };
  });
  const out = new Array<number>(wanted.length).fill(0);
  let most = high;
  for (const { placed, i } of raised.reverse()) {
    const lowered = Math.min(placed, most);
    most = lowered - gap;
    out[i] = lowered;
  }
  return out;
}

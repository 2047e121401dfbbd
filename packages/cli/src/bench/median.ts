/** The middle of some numbers: a few outliers do not change it. */
export function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN;
}

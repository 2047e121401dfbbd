/** The middle of some numbers: what a run or two that went wrong cannot move. */
export function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN;
}

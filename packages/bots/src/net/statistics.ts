/** The mean of what was tried, and how far it may be off. */

export function mean(list: readonly number[]): number {
  let sum = 0;
  for (const value of list) sum += value;
  return sum / list.length;
}

export function standardError(list: readonly number[]): number {
  const middle = mean(list);
  let sum = 0;
  for (const value of list) sum += (value - middle) ** 2;
  return Math.sqrt(sum / (list.length - 1) / list.length);
}

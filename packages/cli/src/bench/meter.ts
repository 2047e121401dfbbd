/** Measures work in short slices, all items in turn, so that noise of the machine falls on each alike. */

import { median } from './median.ts';

export interface Item {
  readonly name: string;
  /** What is counted, for the table. */
  readonly unit: string;
  /** Does a portion of work: adds what was done to `count`, and to `check` a number that depends on all of it. */
  work(tally: Work): void;
}

export interface Work {
  count: number;
  /** Printed, so that no compiler may leave the work out. */
  check: number;
}

export interface Measured {
  readonly name: string;
  readonly unit: string;
  /** Median over the slices, per second. */
  readonly rate: number;
  readonly check: number;
}

const SLICES = 9;
/** Part of an item's time that is spent on warming up. */
const WARM_UP = 0.25;

export function measure(items: readonly Item[], seconds: number, done: (slices: number) => void): Measured[] {
  const runs = items.map((item) => ({ item, tally: { count: 0, check: 0 }, rates: new Array<number>() }));
  for (const { item, tally } of runs) slice(item, tally, seconds * WARM_UP);
  for (let n = 0; n < SLICES; n++) {
    for (const { item, tally, rates } of runs) {
      rates.push(slice(item, tally, (seconds * (1 - WARM_UP)) / SLICES));
    }
    done(n + 1);
  }
  return runs.map(({ item: { name, unit }, tally, rates }) => ({
    name,
    unit,
    rate: median(rates),
    check: tally.check >>> 0,
  }));
}

export const SLICE_COUNT = SLICES;

/** Works for about so many seconds; returns the rate per second. */
function slice(item: Item, tally: Work, seconds: number): number {
  const from = tally.count;
  const start = performance.now();
  let passed = 0;
  do {
    item.work(tally);
    passed = performance.now() - start;
  } while (passed < 1000 * seconds);
  return (1000 * (tally.count - from)) / passed;
}

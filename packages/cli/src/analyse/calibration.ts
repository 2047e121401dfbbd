/** Whether what was foreseen came as often as foreseen: ten bins, and the Brier score against always par. */

import type { Estimate } from '@tokaido/bots';
import type { Forecast } from './game-report.ts';
import { meanOf } from './statistics.ts';

const BINS = 10;

export interface Bin {
  readonly count: number;
  /** Means of the win shares foreseen and of those that came; not a number in an empty bin. */
  readonly foreseen: number;
  readonly came: number;
}

export interface Calibration {
  readonly bins: readonly Bin[];
  readonly brier: number;
  /** The score of whoever always says that all seats have the same chance. */
  readonly brierOfPar: number;
  /** How much lower the Brier score is than that of par, in the mean of the games. */
  readonly better: Estimate;
}

interface ForecastGame {
  readonly seats: { readonly length: number };
  readonly forecasts: readonly Forecast[];
}

export function calibrationOf(games: readonly ForecastGame[]): Calibration {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, foreseen: 0, came: 0 }));
  let count = 0;
  let brier = 0;
  let brierOfPar = 0;
  const better: number[] = [];
  for (const { seats, forecasts } of games) {
    let gained = 0;
    for (const [foreseen, came] of forecasts) {
      const bin = bins[Math.min(BINS - 1, Math.floor(foreseen * BINS))];
      if (bin === undefined) continue;
      bin.count++;
      bin.foreseen += foreseen;
      bin.came += came;
      const own = (foreseen - came) ** 2;
      const par = (1 / seats.length - came) ** 2;
      brier += own;
      brierOfPar += par;
      gained += par - own;
    }
    count += forecasts.length;
    if (forecasts.length > 0) better.push(gained / forecasts.length);
  }
  return {
    bins: bins.map((bin) => ({
      count: bin.count,
      foreseen: bin.foreseen / bin.count,
      came: bin.came / bin.count,
    })),
    brier: brier / count,
    brierOfPar: brierOfPar / count,
    better: meanOf(better),
  };
}

/** When the things that are given at the end of a journey come, and when the bars grow. */

import { motionFactor } from '../../table/pace.ts';

/** When the first achievement is given, and how long each thing takes, in milliseconds at normal pace. */
export const AWARDS_BEGIN = 200;
export const PER_AWARD = 260;
export const PER_DONOR = 100;
/** When the bars begin to grow, whatever was given, and how long that takes. */
const BARS_BEGIN = 1500;
const BARS = 500;

type Properties = Readonly<Record<`--${string}`, string | number>>;

/** How long after the beginning something is given. */
export function given(after: number): Properties {
  return { '--after': `${after}ms` };
}

/** For the style sheets: at which pace all of it comes, and when the bars grow. */
export function arrivalTimes(): Properties {
  return { '--pace': motionFactor(), '--bars-after': `${BARS_BEGIN}ms`, '--bars': `${BARS}ms` };
}

/** How long all of it takes. */
export const ARRIVAL = BARS_BEGIN + BARS;

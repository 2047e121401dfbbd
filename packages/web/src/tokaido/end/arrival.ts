/**
 * At the end of a game that was watched, what is given comes one after another, and then the bars grow. All of it is
 * there from the start, so that nothing shifts; one press or key shows it at once.
 */

import { useEffect, useState } from 'preact/hooks';
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

/** True while it comes one after another. */
export function useArrival(isArrival: boolean): boolean {
  const [isComing, setComing] = useState(isArrival && motionFactor() > 0);
  useEffect(() => {
    if (!isComing) return undefined;
    const end = () => setComing(false);
    const timer = setTimeout(end, (BARS_BEGIN + BARS) * motionFactor());
    const occasions = ['pointerdown', 'keydown'];
    for (const occasion of occasions) addEventListener(occasion, end, true);
    return () => {
      clearTimeout(timer);
      for (const occasion of occasions) removeEventListener(occasion, end, true);
    };
  }, [isComing]);
  return isComing;
}

/**
 * At the end of a game that was watched, what is counted comes one after another. All of it is there from the start, so
 * that nothing shifts; one press or key shows it at once.
 */

import { useEffect, useState } from 'preact/hooks';
import { motionFactor } from '../pace.ts';

/** True while it comes one after another, which takes so many milliseconds at normal pace. */
export function useArrival(isArrival: boolean, length: number): boolean {
  const [isComing, setComing] = useState(isArrival && motionFactor() > 0);
  useEffect(() => {
    if (!isComing) return undefined;
    const end = () => setComing(false);
    const timer = setTimeout(end, length * motionFactor());
    const occasions = ['pointerdown', 'keydown'];
    for (const occasion of occasions) addEventListener(occasion, end, true);
    return () => {
      clearTimeout(timer);
      for (const occasion of occasions) removeEventListener(occasion, end, true);
    };
  }, [isComing]);
  return isComing;
}

/** Draws a long panel part by part, so that no task of the page takes long: how many parts may be there by now. */

import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from '../app/idle.ts';

/** Begins once `isReady`. */
export function useSteps(count: number, isReady: boolean): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (!isReady || step >= count) return undefined;
    let isLeft = false;
    const next = async () => {
      await whenIdle();
      if (!isLeft) setStep(step + 1);
    };
    void next();
    return () => {
      isLeft = true;
    };
  }, [isReady, step, count]);
  return step;
}

/** Keeps my stop in sight while a sheet lies over the foot of the road. */

import { useLayoutEffect } from 'preact/hooks';
import type { Seen } from '../model.ts';

/** A sheet covers the foot of the road: my stop is moved out from under it. */
export function useMyStopInSight(frame: { readonly current: HTMLElement | null }, seen: Seen): void {
  const position = seen.s.all[seen.me]?.position ?? -1;
  const asked = seen.mine && seen.turn?.decision !== 'travel';
  useLayoutEffect(() => {
    const scroll = frame.current?.parentElement;
    if (!asked || scroll === null || scroll === undefined) return undefined;
    const stop = scroll.querySelector<HTMLElement>(`[data-stop="${position}"]`);
    // The height of the sheet is known once it is drawn.
    const timer = setTimeout(() => {
      if (stop !== null) scroll.scrollTop = Math.max(0, stop.offsetTop - scroll.clientHeight / 2);
    });
    return () => clearTimeout(timer);
  }, [position, asked]);
}

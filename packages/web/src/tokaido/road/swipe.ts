/** Looking at another leg by a swipe over the road. */

import { useEffect } from 'preact/hooks';
import type { RoadSelection } from './road-selection.ts';

const SWIPE_PX = 70;

/** A swipe to the side looks at the next leg or the one before; the journey and the menu do the same. */
export function useSwipe(frame: { readonly current: HTMLElement | null }, selection: RoadSelection): void {
  useEffect(() => {
    const scroll = frame.current?.parentElement;
    if (scroll === null || scroll === undefined) return undefined;
    let from: Touch | undefined;
    const start = (event: TouchEvent) => {
      from = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const end = (event: TouchEvent) => {
      const to = event.changedTouches[0];
      if (from === undefined || to === undefined) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(x) < SWIPE_PX || Math.abs(y) > Math.abs(x) / 2) return;
      const leg = selection.leg.peek() + (x < 0 ? 1 : -1);
      if (leg >= 1 && leg <= 4) selection.look(leg);
    };
    scroll.addEventListener('touchstart', start, { passive: true });
    scroll.addEventListener('touchend', end, { passive: true });
    return () => {
      scroll.removeEventListener('touchstart', start);
      scroll.removeEventListener('touchend', end);
    };
  }, [selection]);
}

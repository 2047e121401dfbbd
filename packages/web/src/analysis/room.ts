/** Whether the window has room for a chart between the board and the bar; elsewhere it is in the panel. */

import { useEffect, useState } from 'preact/hooks';

const ROOM = '(min-width: 1160px) and (min-height: 820px)';

export function useHasRoomBelow(): boolean {
  const [has, setHas] = useState(() => matchMedia(ROOM).matches);
  useEffect(() => {
    const query = matchMedia(ROOM);
    const follow = () => setHas(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return has;
}

/** The width of an element in pixels, as long as it is there. */
export function useWidth(ref: { readonly current: Element | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(current);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

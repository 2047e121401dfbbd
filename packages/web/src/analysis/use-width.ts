/** The width of an element in pixels, as long as it is there. */

import { useEffect, useState } from 'preact/hooks';

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

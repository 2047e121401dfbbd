/** After a change of page, keyboard and screen reader begin at its top, also when its contents come a moment later. */

import { useEffect, useRef } from 'preact/hooks';

/** On the first page of a visit the browser knows best. */
export function useFocusOnArrival(path: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    focusPage();
    return isWaiting() ? focusWhenItComes() : undefined;
  }, [path]);
}

function isWaiting(): boolean {
  return document.querySelector('main.waiting') !== null;
}

/** Watches until the page stands, and then gives back the focus that went with the waiting. */
function focusWhenItComes(): () => void {
  const watch = new MutationObserver(() => {
    if (isWaiting() || document.querySelector('main') === null) return;
    watch.disconnect();
    if (document.activeElement === null || document.activeElement === document.body) focusPage();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1, main');
  if (target === null || target.contains(document.activeElement)) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** After a change of page, keyboard and screen reader begin at its top, also when its contents come a moment later. */

import { useLayoutEffect, useRef } from 'preact/hooks';

/** On the first page of a visit the browser knows best. */
export function useFocusOnArrival(path: string): void {
  const first = useRef(true);
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    focusPage();
    return isWaiting() ? focusWhenItComes() : undefined;
  }, [path]);
}

/**
 * Where a page becomes another one by itself, as a lobby becomes a table: the focus that went with it comes to the
 * new one. Nobody is moved who had the focus nowhere.
 */
export function useFocusThrough(stage: string): void {
  const hadFocus = useRef(false);
  const before = useRef(stage);
  // While drawing, since the page is still as it was.
  if (stage !== before.current) hadFocus.current = !isFocusLost();
  useLayoutEffect(() => {
    if (stage === before.current) return undefined;
    before.current = stage;
    if (!hadFocus.current) return undefined;
    if (isFocusLost()) focusPage();
    return isWaiting() ? focusWhenItComes() : undefined;
  }, [stage]);
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isWaiting(): boolean {
  return document.querySelector('main.waiting') !== null;
}

/** Watches until the page stands, and each time gives back the focus that went with what was there before. */
function focusWhenItComes(): () => void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('main') === null) return;
    if (isFocusLost()) focusPage();
    if (!isWaiting()) watch.disconnect();
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

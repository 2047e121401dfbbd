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

/** The heading, where one is prepared for it and can be seen; else the page as a whole. */
function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null || main.contains(document.activeElement)) return;
  const heading = main.querySelector<HTMLElement>('h1[tabindex]');
  // Focusing lays the page out in any case: its size is asked for just before, with nothing written in between.
  if (heading !== null && heading.offsetHeight > 0) heading.focus({ preventScroll: true });
  if (document.activeElement === heading) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

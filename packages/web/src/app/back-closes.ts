/**
 * The back button closes what lies over a page before it leaves the page. While anything does, the history has one
 * entry more than pages; it is taken away again when nothing does, however that came about.
 */

import { useLayoutEffect, useRef } from 'preact/hooks';

/** What lies over the page, the topmost last: how to close each. */
const layers: (() => void)[] = [];

interface OverState {
  readonly over?: boolean;
}

const isOver = () => (history.state as OverState | null)?.over === true;

/** The entry is being taken away, which takes the browser a moment. */
let isReturning = false;

/** Once all of a change has happened: one sheet may take the place of another. */
function settle(): void {
  queueMicrotask(() => {
    if (isReturning) return;
    if (layers.length > 0 && !isOver()) history.pushState({ ...history.state, over: true }, '');
    else if (layers.length === 0 && isOver()) {
      isReturning = true;
      history.back();
    }
  });
}

if (typeof addEventListener !== 'undefined') {
  addEventListener('popstate', () => {
    if (isReturning) {
      isReturning = false;
      // Something may have been opened meanwhile.
      settle();
    } else if (!isOver()) layers.at(-1)?.();
  });
  // A page that was loaded again has nothing over it.
  settle();
}

/** `close` is undefined for what cannot be closed. */
export function useBackToClose(close: (() => void) | undefined): void {
  const current = useRef(close);
  current.current = close;
  const isClosable = close !== undefined;
  useLayoutEffect(() => {
    if (!isClosable) return undefined;
    const layer = () => current.current?.();
    layers.push(layer);
    settle();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settle();
    };
  }, [isClosable]);
}

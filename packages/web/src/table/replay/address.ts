/** The position of a replay in the address bar, so that loading the page again and coming back find it. */

import { effect } from '@preact/signals';
import { route } from '../../app/router.ts';
import type { Replay } from './replay.ts';

/** Browsers allow so many changes of an address; nobody reads them faster. */
const SETTLED_MS = 250;

/** The position that an address asks for; 0 for none. */
export function positionIn(query: Readonly<Record<string, string>>): number {
  const asked = query['m'] ?? '';
  return /^\d{1,5}$/.test(asked) ? Number(asked) : 0;
}

/** Keeps the address and the position together in both directions; returns a function that ends it. */
export function followAddress(replay: Replay): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const url = new URL(location.href);
    if (url.pathname !== replay.source.address.split('#')[0]) return;
    url.searchParams.set('m', String(replay.at.peek()));
    url.searchParams.delete('share');
    try {
      history.replaceState(history.state, '', url);
    } catch {
      // Too many changes for this browser: the next one comes through.
    }
  };
  const stopReading = effect(() => replay.goTo(positionIn(route.value.query)));
  let isFirst = true;
  const stopWriting = effect(() => {
    void replay.at.value;
    if (isFirst) {
      isFirst = false;
      return;
    }
    timer ??= setTimeout(write, SETTLED_MS);
  });
  addEventListener('pagehide', write);
  return () => {
    stopReading();
    stopWriting();
    clearTimeout(timer);
    removeEventListener('pagehide', write);
  };
}

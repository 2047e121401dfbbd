/** A replay by keyboard. These keys come before those of the board, which keeps the arrows up and down. */

import { useEffect, useRef } from 'preact/hooks';
import type { Transport, Way } from './transport.ts';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  PageUp: 'page-back',
  PageDown: 'page',
  Home: 'first',
  End: 'last',
};
const WITH_SHIFT: Readonly<Record<string, Way>> = { ArrowLeft: 'turn-back', ArrowRight: 'turn' };

/** Where keys belong to what has the focus. */
const OWN_KEYS = '[role=dialog],dialog,select,textarea,input:not([type=range])';
const PRESSED = 'button,a[href],summary';

export function useReplayKeys(transport: Transport): void {
  const current = useRef(transport);
  current.current = transport;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const at = event.target instanceof Element ? event.target : document.body;
      if (at.closest(OWN_KEYS) !== null) return;
      const way = (event.shiftKey ? WITH_SHIFT : WAYS)[event.key];
      if (way !== undefined) current.current.go(way);
      // A button that has the focus is pressed by it.
      else if (event.key === ' ' && at.closest(PRESSED) === null) current.current.toggle();
      else return;
      event.preventDefault();
    };
    // Before the table's own listener, which leaves alone what has been answered.
    document.addEventListener('keydown', down, true);
    return () => document.removeEventListener('keydown', down, true);
  }, []);
}

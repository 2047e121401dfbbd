/** Undo instead of "are you sure": what was removed from a list can be restored for a while. */

import '@tokaido/words/locales/en/settings';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';

/** How long it can be restored. */
const UNDO_MS = 8000;

interface RemovalUndo {
  /** Set to remove, and back to undo. */
  readonly removed: Signal<boolean>;
  /** The button that removes, and then the one that restores. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** `remove` is called once the removal can no longer be undone. */
export function useRemovalUndo(remove: () => void): RemovalUndo {
  const removed = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!removed.value) return undefined;
    let isDone = false;
    const end = () => {
      if (isDone) return;
      isDone = true;
      remove();
    };
    const timer = setTimeout(() => {
      if (document.activeElement === button.current) document.querySelector<HTMLElement>('main h1')?.focus();
      end();
    }, UNDO_MS);
    // Leaving the page, for another one or for good, confirms the removal.
    addEventListener('pagehide', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', end);
      if (removed.peek()) end();
    };
  }, [removed.value]);
  // The two buttons change places: the focus goes along.
  const wasRemoved = useRef(false);
  useLayoutEffect(() => {
    if (wasRemoved.current !== removed.value) button.current?.focus();
    wasRemoved.current = removed.value;
  }, [removed.value]);
  return { removed, button };
}

/** Removes at once; the button that takes its place restores. */
export function RemoveButton({ undo, label }: { readonly undo: RemovalUndo; readonly label: string }) {
  return (
    <button
      ref={undo.button}
      type="button"
      class="iconbtn"
      aria-label={label}
      onClick={() => {
        undo.removed.value = true;
      }}
    >
      <Icon name="close" />
    </button>
  );
}

/** What stands in the place of something removed. */
export function RemovedRow({ undo, message }: { readonly undo: RemovalUndo; readonly message: string }) {
  return (
    <li class="journey deleted">
      <span role="status">{message}</span>
      <button
        ref={undo.button}
        type="button"
        class="quiet"
        onClick={() => {
          undo.removed.value = false;
        }}
      >
        {t('journeys.undo')}
      </button>
    </li>
  );
}

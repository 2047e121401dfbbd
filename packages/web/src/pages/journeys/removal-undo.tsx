/** Undo instead of "are you sure": what is thrown away from a list can be had back for a while. */

import '@tokaido/words/locales/en/settings';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';

/** How long it can be had back. */
const REGRET_MS = 8000;

interface Regret {
  /** Set to throw away, and back to undo. */
  readonly thrown: Signal<boolean>;
  /** The button that throws away, and then the one that takes it back. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** `forget` is called once nobody can change his mind any more. */
export function useRegret(forget: () => void): Regret {
  const thrown = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!thrown.value) return undefined;
    let isForgotten = false;
    const end = () => {
      if (isForgotten) return;
      isForgotten = true;
      forget();
    };
    const timer = setTimeout(() => {
      if (document.activeElement === button.current) document.querySelector<HTMLElement>('main h1')?.focus();
      end();
    }, REGRET_MS);
    // Whoever leaves the page, for another one or for good, has not changed his mind.
    addEventListener('pagehide', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', end);
      if (thrown.peek()) end();
    };
  }, [thrown.value]);
  // The two buttons change places: the focus goes along.
  const wasThrown = useRef(false);
  useLayoutEffect(() => {
    if (wasThrown.current !== thrown.value) button.current?.focus();
    wasThrown.current = thrown.value;
  }, [thrown.value]);
  return { thrown, button };
}

/** Throws away at once: whoever did not mean to has it back by the button that comes in its place. */
export function ThrowAway({ regret, label }: { readonly regret: Regret; readonly label: string }) {
  return (
    <button
      ref={regret.button}
      type="button"
      class="iconbtn"
      aria-label={label}
      onClick={() => {
        regret.thrown.value = true;
      }}
    >
      <Icon name="close" />
    </button>
  );
}

/** What stands in the place of something thrown away. */
export function Thrown({ regret, said }: { readonly regret: Regret; readonly said: string }) {
  return (
    <li class="journey deleted">
      <span role="status">{said}</span>
      <button
        ref={regret.button}
        type="button"
        class="quiet"
        onClick={() => {
          regret.thrown.value = false;
        }}
      >
        {t('journeys.undo')}
      </button>
    </li>
  );
}

/**
 * The main button of the bar. What it does changes from moment to moment, always at the same place, so each of its
 * meanings is a button of its own and takes no press at first: a finger that came for the last one finds nothing.
 */

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Longer than a double tap, shorter than reading a word. */
const SETTLING_MS = 350;

interface MainButtonProps {
  readonly class: 'primary' | 'quiet';
  readonly busy?: boolean;
  /** Ends the playback: a press on it must not show the latest position before it is a press. */
  readonly skips?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

/** Use it with a `key` that names what it does. */
export function MainButton(props: MainButtonProps): JSX.Element {
  const settled = useSettled('shown');
  return (
    <button
      type="button"
      class={`${props.class} go${settled ? '' : ' settling'}`}
      aria-busy={props.busy}
      data-skip={props.skips}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}

/** False for a moment after `meaning` has changed, or was first shown. */
export function useSettled(meaning: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(meaning), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [meaning]);
  return settled === meaning;
}

/** Whether a press began on the button that ends the playback. */
export function isSkip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-skip]') !== null;
}

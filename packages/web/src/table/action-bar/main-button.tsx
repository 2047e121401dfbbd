/**
 * The main button of the action bar. Its action changes from moment to moment while its place stays the same, so each
 * action is a button of its own that ignores presses at first: a press meant for the previous one does nothing.
 */

import type { ComponentChildren, JSX } from 'preact';
import { useSettled } from '../use-settled.ts';

interface MainButtonProps {
  readonly class: 'primary' | 'quiet';
  readonly busy?: boolean;
  /** Skips the playback. Only the whole press counts, not its beginning. */
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

/** Whether a press began on the button that ends the playback. */
export function isSkip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-skip]') !== null;
}

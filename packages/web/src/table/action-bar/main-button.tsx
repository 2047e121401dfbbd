/**
 * The main button of the action bar. Its action changes from moment to moment while its place stays the same, so each
 * action is a button of its own that ignores presses at first: a press meant for the previous one does nothing.
 */

import type { ComponentChildren, JSX } from 'preact';
import { useSettled } from '../use-settled.ts';

interface MainButtonProps {
  readonly class: 'primary' | 'quiet' | 'quiet skip-moves';
  readonly busy?: boolean;
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
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}

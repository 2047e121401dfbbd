/** Catches what breaks on a page: nothing is lost, since every decision is stored, and this says so. */

import type { ComponentChildren } from 'preact';
import { Component } from 'preact';
import { MessagePage } from './message-page.tsx';

interface Props {
  /** The page; a failure does not follow to another one. */
  readonly at: string;
  readonly children: ComponentChildren;
}

interface State {
  readonly at: string;
  readonly failure: unknown;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failure: null };

  static override getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, failure: null };
  }

  static override getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failure: failure ?? true };
  }

  override componentDidCatch(failure: unknown): void {
    // For developers; players get plain words.
    console.error(failure);
  }

  override render({ children }: Props, { failure }: State) {
    if (failure === null) return children;
    return <MessagePage kind={isLoadFailure(failure) ? 'unloaded' : 'broken'} />;
  }
}

/** A part of the program did not arrive: no network, or a newer version took its place. */
function isLoadFailure(failure: unknown): boolean {
  return failure instanceof TypeError && /import|module|load|fetch/i.test(failure.message);
}

/** The moment that bots leave a person to take their last decision back. */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

export class UndoOffer {
  private readonly later: (ms: number, then: () => void) => () => void;
  private readonly hurry: () => void;
  private readonly left = signal<number | null>(null);
  private cancel: (() => void) | null = null;
  private decision = -1;

  /** `hurry` tells the bots that they need not wait any longer. */
  constructor(later: (ms: number, then: () => void) => () => void, hurry: () => void) {
    this.later = later;
    this.hurry = hurry;
  }

  /** How long it was to last when it began, in milliseconds; null while nothing is offered. */
  get time(): ReadonlySignal<number | null> {
    return this.left;
  }

  /** Once for each decision that bots are asked, named by its number. */
  begin(ms: number, decision: number): void {
    if (this.decision === decision) return;
    this.decision = decision;
    if (ms <= 0) return queueMicrotask(this.hurry);
    this.left.value = ms;
    this.cancel = this.later(ms, () => this.pass());
  }

  /** The person goes on: bots move now. */
  pass(): void {
    if (this.cancel === null) return;
    this.end();
    this.hurry();
  }

  /** The decision is taken back; the one after it is a new one, under the same number. */
  takeBack(): void {
    this.end();
    this.decision = -1;
  }

  /** It is over by itself: something else happened. */
  end(): void {
    this.cancel?.();
    this.cancel = null;
    this.left.value = null;
  }
}

/** The moment that bots leave a person to take their last decision back. */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

interface Around {
  later(ms: number, then: () => void): () => void;
  /** Bots need not wait any longer; null where nobody here can tell them. */
  readonly hurry: (() => void) | null;
}

export class UndoOffer {
  private readonly around: Around;
  private readonly left = signal<number | null>(null);
  private cancel: (() => void) | null = null;

  constructor(around: Around) {
    this.around = around;
  }

  /** How long it was to last when it began, in milliseconds; null while nothing is offered. */
  get time(): ReadonlySignal<number | null> {
    return this.left;
  }

  begin(ms: number): void {
    const { hurry } = this.around;
    if (hurry === null || this.cancel !== null) return;
    if (ms <= 0) return hurry();
    this.left.value = ms;
    this.cancel = this.around.later(ms, () => this.pass());
  }

  /** The person goes on: bots move now. */
  pass(): void {
    if (this.cancel === null) return;
    this.end();
    this.around.hurry?.();
  }

  /** It is over by itself: something else happened. */
  end(): void {
    this.cancel?.();
    this.cancel = null;
    this.left.value = null;
  }
}

/** What a table of the server has beside the game. */

import type { ReadonlySignal } from '@preact/signals';
import type { Said } from '@tokaido/table';

/** A decision that was made while the line was down, or when it broke. */
export interface Waiting {
  /** Whether it has not left this device: then it can be taken back. */
  readonly isHere: boolean;
}

export interface OnlineParts {
  /** Every line of talk, oldest first, also of those I do not want to hear. */
  readonly said: ReadonlySignal<readonly Said[]>;
  /** At a live table: the milliseconds left of each bank, by seat, without what runs now; null elsewhere. */
  readonly banks: ReadonlySignal<readonly number[] | null>;
  /** Since when nobody has been connected for a seat, by `performance.now()`; null for whoever is there. */
  readonly gone: ReadonlySignal<readonly (number | null)[]>;
  /** The decision that waits until the line is back; null for none. */
  readonly waiting: ReadonlySignal<Waiting | null>;
  /** Takes it back, if it has not left this device. */
  withdraw(): void;
}

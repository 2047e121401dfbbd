/** Whether the store takes writes. Many may ask at once; the store is asked once a second at most. */

import { monotonic } from '../clock.ts';
import { within } from '../within.ts';

const PATIENCE = 2_000;
const GOOD_FOR = 1_000;

export class Readiness {
  private readonly write: () => Promise<unknown>;
  private last: Promise<string | null> | null = null;
  private askedAt = 0;

  /** `write` writes something small. */
  constructor(write: () => Promise<unknown>) {
    this.write = write;
  }

  /** Why nothing can be written, in words for an operator; null when it can. */
  check(): Promise<string | null> {
    const now = monotonic();
    if (this.last === null || now - this.askedAt >= GOOD_FOR) {
      this.askedAt = now;
      this.last = this.tryToWrite();
    }
    return this.last;
  }

  private async tryToWrite(): Promise<string | null> {
    try {
      return (await within(PATIENCE, this.write())) ? null : 'The store does not answer.';
    } catch {
      // The reason is in the log, with the next heartbeat; it may name the database, and anybody may ask here.
      return 'The store does not take a write.';
    }
  }
}

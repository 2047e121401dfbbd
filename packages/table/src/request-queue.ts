/** Requests that are carried out one after the other. */

export class RequestQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** Resolves with the result of `work`, which begins once everything before it is done. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.last.then(work).finally(() => this.waiting--);
    // A failure is the caller's alone; the next request must not fail because of it.
    this.last = done.catch(() => undefined);
    return done;
  }
}

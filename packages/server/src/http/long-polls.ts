/** Calls for updates that wait until their table changes. */

import type { Room } from '@tokaido/table';

export class LongPolls {
  private readonly waiting = new Set<() => void>();
  private ended = false;

  /** Resolves once there is an entry after `since`, the time is over, the caller has hung up, or the server stops. */
  async changed(room: Room, since: number, ms: number, gone: AbortSignal): Promise<void> {
    if (room.table.n > since || gone.aborted || this.ended) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        unwatch();
        gone.removeEventListener('abort', done);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      const unwatch = room.watch(done);
      gone.addEventListener('abort', done);
      this.waiting.add(done);
    });
  }

  /** Answers everybody who waits, and lets nobody wait from now on. */
  end(): void {
    this.ended = true;
    for (const done of this.waiting) done();
  }
}

/** The last entries of a log, for those who lost their connection for a moment, and to tell one's own from others'. */

import type { Entry } from './entries.ts';
import type { Happened } from './log.ts';

export class RecentEntries {
  private readonly most: number;
  private list: readonly Happened[];

  /** `past` is what happened up to now, or the end of it. */
  constructor(most: number, past: readonly Happened[]) {
    this.most = most;
    this.list = past.slice(-most);
  }

  add(happened: Happened): void {
    this.list = this.list.slice(1 - this.most).concat(happened);
  }

  after(n: number): readonly Happened[] {
    return this.list.filter((happened) => happened.n > n);
  }

  /** Whether the entries after `since` are remembered, in a log of `n`. */
  reachesTo(since: number, n: number): boolean {
    const first = this.list[0]?.n ?? Number.POSITIVE_INFINITY;
    return since >= n || first <= since + 1;
  }

  /** Whether these are the entries from a number on, and not somebody else's. */
  holds(from: number, entries: readonly Entry[]): boolean {
    return entries.every((entry, i) => this.knows(from + i, entry) === true);
  }

  /** An entry of which nothing is remembered was read from the log, and is trusted. */
  agrees(n: number, entry: Entry): boolean {
    return this.knows(n, entry) !== false;
  }

  private knows(n: number, entry: Entry): boolean | undefined {
    const found = this.list.find((happened) => happened.n === n);
    return found === undefined ? undefined : JSON.stringify(found.entry) === JSON.stringify(entry);
  }
}

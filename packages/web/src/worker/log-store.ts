/**
 * The logs of this device. Where something cannot be saved the game goes on all the same: its entries stay in
 * memory and are saved with the next one. The page is told while a game might not outlive it.
 */

import type { Append, Entry, EntryOf, LogStore } from '@tokaido/table';
import { rowOf } from './games.ts';
import { loadRules } from './load-rules.ts';
import type { Log } from './log.ts';
import { planIn, readLog } from './log.ts';
import type { Store } from './store.ts';

interface Unsaved {
  /** The number of the first. */
  readonly from: number;
  readonly entries: readonly Entry[];
}

export class DeviceLog implements LogStore {
  private readonly store: Store;
  private readonly tellSaved: (isSaved: boolean) => void;
  private readonly unsaved = new Map<string, Unsaved>();

  /** `tellSaved` is told when the first entry cannot be saved, and when all are. */
  constructor(store: Store, tellSaved: (isSaved: boolean) => void) {
    this.store = store;
    this.tellSaved = tellSaved;
  }

  async append({ table, from, entries, after }: Append): Promise<'stored' | 'taken'> {
    const waiting = this.unsaved.get(table);
    const all = waiting === undefined ? entries : [...waiting.entries, ...entries];
    const first = waiting?.from ?? from;
    try {
      const isStored = await this.store.append(first, all, rowOf(after));
      // Where another tab was first, its game counts, and what waited here is lost with this entry.
      this.forget(table);
      return isStored ? 'stored' : 'taken';
    } catch {
      this.unsaved.set(table, { from: first, entries: all });
      if (this.unsaved.size === 1 && waiting === undefined) this.tellSaved(false);
      return 'stored';
    }
  }

  async read(table: string, from: number): Promise<readonly Entry[]> {
    const log = await this.open(table);
    return log.ok ? log.entries.slice(from - 1) : [];
  }

  /** A whole log, once it is known to be sound. */
  async open(table: string): Promise<Log> {
    const saved = await this.store.read(table);
    const waiting = this.unsaved.get(table);
    if (waiting !== undefined && saved.length !== waiting.from - 1) this.forget(table);
    const rest = this.unsaved.get(table)?.entries ?? [];
    const found = [...saved, ...rest];
    // Otherwise it would look broken.
    await loadRules(planIn(found[0]));
    if ((found[0] as Partial<EntryOf<'opened'>> | undefined)?.branch)
      (await import('./branch-rules.ts')).addBranches();
    return readLog(found);
  }

  /** What of a game is not saved need not be any more. */
  forget(table: string): void {
    if (this.unsaved.delete(table) && this.unsaved.size === 0) this.tellSaved(true);
  }
}

/** A store of talk for tests. */

import type { StoredTalk, TalkStore } from '../src/index.ts';

export class MemoryTalk implements TalkStore {
  /** The line is stored, but the caller does not learn of it. */
  failAfterSaving = false;
  private readonly talks = new Map<string, StoredTalk>();

  async read(table: string): Promise<StoredTalk | null> {
    return this.talks.get(table) ?? null;
  }

  async save(table: string, seq: number, body: string): Promise<'stored' | 'taken'> {
    if ((this.talks.get(table)?.seq ?? 0) >= seq) return 'taken';
    this.talks.set(table, { seq, body });
    if (this.failAfterSaving) throw new Error('no answer');
    return 'stored';
  }

  bytes(table: string): number {
    return this.talks.get(table)?.body.length ?? 0;
  }
}

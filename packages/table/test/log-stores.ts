/** Logs for tests: one in memory, and one whose every call a test may delay, fail, or fail after it has worked. */

import type { Append, Entry, LogStore } from '../src/index.ts';

export class MemoryLog implements LogStore {
  /** As JSON, so that nobody can change an entry that is stored. */
  private readonly logs = new Map<string, string[]>();

  async append({ table, from, entries }: Append): Promise<'stored' | 'taken'> {
    const log = this.logs.get(table) ?? [];
    if (log.length >= from) return 'taken';
    if (log.length < from - 1) throw new Error(`entry ${from} would follow entry ${log.length}`);
    this.logs.set(table, [...log, ...entries.map((entry) => JSON.stringify(entry))]);
    return 'stored';
  }

  async read(table: string, from: number): Promise<readonly Entry[]> {
    return (this.logs.get(table) ?? []).slice(from - 1).map((text) => JSON.parse(text) as Entry);
  }

  /** Cuts a log short, as a store does that loses what it said it had. */
  cut(table: string, length: number): void {
    this.logs.set(table, (this.logs.get(table) ?? []).slice(0, length));
  }
}

/** A log whose writes may arrive after the caller has given up waiting. */
export class LateLog extends MemoryLog {
  isLate = false;
  private readonly late: Append[] = [];

  override async append(append: Append): Promise<'stored' | 'taken'> {
    if (!this.isLate) return super.append(append);
    this.late.push(append);
    throw new Error('no answer in time');
  }

  /** The late writes reach the log. */
  async arrive(): Promise<void> {
    for (const append of this.late.splice(0)) await super.append(append);
  }
}

type Call = 'append' | 'read';

export class TroubledLog implements LogStore {
  private readonly log: LogStore;
  /** Awaited before a call reaches the log; a rejection keeps it from it. */
  before: (call: Call) => Promise<void> = async () => undefined;
  /** Awaited after a call has worked; after a rejection the caller cannot know that it did. */
  after: (call: Call) => Promise<void> = async () => undefined;

  constructor(log: LogStore) {
    this.log = log;
  }

  append(append: Append): Promise<'stored' | 'taken'> {
    return this.call('append', () => this.log.append(append));
  }

  read(table: string, from: number): Promise<readonly Entry[]> {
    return this.call('read', () => this.log.read(table, from));
  }

  works(): void {
    this.before = async () => undefined;
    this.after = async () => undefined;
  }

  private async call<T>(name: Call, work: () => Promise<T>): Promise<T> {
    await this.before(name);
    const result = await work();
    await this.after(name);
    return result;
  }
}

/** Something that a test holds up, and lets go when it likes. */
export class Gate {
  private readonly waiting: (() => void)[] = [];
  private isOpen = false;

  /** How many wait. */
  get held(): number {
    return this.waiting.length;
  }

  pass(): Promise<void> {
    return this.isOpen ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  open(): void {
    this.isOpen = true;
    for (const go of this.waiting.splice(0)) go();
  }
}

/** Lets everything run that waits for nothing but its turn. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** What every attack is: something that runs until it is stopped, and counts. */

export interface AttackSettings {
  readonly url: string;
}

export interface Attack {
  /** The table at which it happens, if it is one. */
  readonly table: string | null;
  readonly counts: Counts;
  stop(): Promise<void>;
}

export class Counts {
  private readonly counts = new Map<string, number>();

  add(what: string, count = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + count);
  }

  get rows(): readonly (readonly [what: string, count: string])[] {
    return [...this.counts].map(([what, count]) => [what, count.toLocaleString('en')] as const);
  }
}

/**
 * What somebody must do for tables that nobody asks for: move those whose clock has run out, set clocks back after an
 * outage, delete what is too old. Processes on the same store share this work by shards.
 */

import type { Room } from '@tokaido/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { ProcessPlace } from '../processes/messages.ts';
import { shardsOf } from '../store/shards.ts';
import type { Store } from '../store/store.ts';

export interface BackgroundWorkOptions {
  readonly store: Store;
  /** The name of this process. */
  readonly name: string;
  /** The other processes of this server; what was read before they were started counts. */
  readonly siblings: ProcessPlace | undefined;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
  /** The table; null where there is none or it cannot be read, which has been logged. */
  readonly find: (id: string) => Promise<Room | null>;
  readonly runOut: (room: Room) => void;
  readonly failed: (error: unknown) => void;
}

/** A process that holds a table moves it in time; only after this time is it somebody else's work. */
const LEFT_TO_HOLDER = 3_000;
const DUE_AT_ONCE = 200;
/** Rounds until a table whose clock could not be seen to is tried again. */
const RETRY_AFTER = 12;
/** A silence of all processes that is longer than this was an outage. */
const OUTAGE = 10_000;

export class BackgroundWork {
  private readonly options: BackgroundWorkOptions;
  private live: readonly string[];
  /** Tables that came up lately and may come up again; they must not keep others from coming up. */
  private readonly seen = new Set<string>();
  private rounds = 0;

  constructor(options: BackgroundWorkOptions) {
    this.options = options;
    this.live = [options.name];
  }

  /** Whether no other process is on the store. */
  get isAlone(): boolean {
    return this.live.length < 2;
  }

  async beat(): Promise<void> {
    const { store, name, now } = this.options;
    const live = await store.heartbeat(name, now());
    this.live = live.includes(name) ? live : [...live, name];
  }

  /** Sees to tables whose clock has run out. */
  async runDue(): Promise<void> {
    const { store, now, runOut } = this.options;
    if (this.rounds++ % RETRY_AFTER === 0) this.seen.clear();
    const due = await store.due(now() - LEFT_TO_HOLDER, DUE_AT_ONCE + this.seen.size, this.shards());
    for (const id of due) {
      if (this.seen.has(id)) continue;
      this.seen.add(id);
      const room = await this.find(id);
      // An index that is behind the log is corrected by the next write.
      if (room !== null) runOut(room);
    }
  }

  async forget(): Promise<void> {
    const { store, metrics, now } = this.options;
    metrics.forgot(await store.forget(now(), this.shards()));
  }

  /** Sets live clocks back by the time during which no process could serve anybody. */
  async makeUpForOutage(): Promise<void> {
    const { store, log, siblings } = this.options;
    const known = siblings?.lastHeartbeat;
    const last = known === undefined ? await store.lastHeartbeat() : known;
    await this.beat();
    const now = this.options.now();
    if (last === null || now - last < OUTAGE) return;
    // The others are about to start as well, and each does its part.
    const ids = await store.clocked(shardsOf(this.options.name, siblings?.names ?? this.live));
    for (const id of ids) await this.setBack(id, last, now);
    log.info(
      { seconds: Math.round((now - last) / 1000), tables: ids.length },
      'clocks set back after an outage',
    );
  }

  private async setBack(id: string, last: number, now: number): Promise<void> {
    const room = await this.find(id);
    await room
      ?.add((table, at) => {
        if (table.plan.pace.kind !== 'live' || table.deadline === null || table.touched > last + OUTAGE)
          return null;
        return { kind: 'paused', at, ms: now - Math.max(last, table.touched) };
      })
      .catch(this.options.failed);
  }

  /** One table that cannot be read must not stop the work for the others. */
  private async find(id: string): Promise<Room | null> {
    return this.options.find(id).catch((error: unknown) => {
      this.options.failed(error);
      return null;
    });
  }

  /** The shards whose tables are this process's to see to. */
  shards(): ReadonlySet<number> {
    return shardsOf(this.options.name, this.live);
  }
}

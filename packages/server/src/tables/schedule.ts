/** What is done every second, or less often, for the tables held here and for those that nobody asks for. */

import type { Mover, Room } from '@tokaido/table';
import type { Metrics } from '../metrics.ts';
import type { PushWork } from '../push/push-work.ts';
import type { Announcements } from './announcements.ts';
import type { BackgroundWork } from './background-work.ts';
import type { HeldTable, ProcessHints } from './process-hints.ts';

export interface ScheduleOptions {
  readonly held: ReadonlyMap<string, HeldTable>;
  readonly metrics: Metrics;
  readonly mover: Mover;
  readonly announcements: Announcements;
  readonly hints: ProcessHints;
  readonly work: BackgroundWork;
  /** Null where no devices are told of turns. */
  readonly push: PushWork | null;
  readonly now: () => number;
  /** Reads what others wrote; failures are dealt with. */
  readonly refresh: (table: HeldTable) => Promise<void>;
  /** Lets a table do what it does by itself. */
  readonly actAlone: (table: HeldTable) => void;
  readonly drop: (room: Room) => void;
  readonly failed: (error: unknown) => void;
}

/** A room that nobody uses is dropped after this time; it is read again when needed. */
const IDLE = 60_000;
const TICK = 1_000;
/** In ticks. */
const HEARTBEAT_EVERY = 2;
const DUE_EVERY = 5;
const PRESENCE_EVERY = 20;
const FORGET_EVERY = 3_600;
const PUSH_EVERY = 3;

export class Schedule {
  private readonly options: ScheduleOptions;
  private timer: NodeJS.Timeout | undefined;
  private ticks = 0;
  private working = false;

  constructor(options: ScheduleOptions) {
    this.options = options;
  }

  start(): void {
    this.timer = setInterval(() => this.tick(), TICK);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    this.ticks++;
    const { metrics, held } = this.options;
    metrics.rooms(held.size);
    for (const table of held.values()) this.lookAfter(table);
    // While the store is slow, one round waits for the one before it.
    if (this.working) return;
    this.working = true;
    void this.workThrough().finally(() => {
      this.working = false;
    });
  }

  private lookAfter(table: HeldTable): void {
    const { room, presence } = table;
    const { refresh, mover, announcements, actAlone, hints, work, now, drop } = this.options;
    // Listeners must not have to wait for the next request to learn the outcome of a write that failed.
    if (room.isDoubtful && !room.isBusy) void refresh(table);
    mover.runOut(room);
    if (presence.forgetSilent()) {
      room.tellPresence();
      announcements.touch(room);
    }
    if (!room.isBusy && !room.isDoubtful) actAlone(table);
    if (room.isWatched) {
      if (this.ticks % PRESENCE_EVERY === 0 && !work.isAlone) hints.tellPresence(table);
    } else if (!room.isBusy && !mover.isThinking(room) && now() - room.used > IDLE) drop(room);
  }

  private async workThrough(): Promise<void> {
    const { ticks } = this;
    const { hints, work, announcements, push, failed } = this.options;
    if (ticks % HEARTBEAT_EVERY === 0) await work.beat().catch(failed);
    if (ticks % HEARTBEAT_EVERY === 0 && !work.isAlone) await hints.compare().catch(failed);
    announcements.renew();
    await announcements.write().catch(failed);
    if (ticks % PUSH_EVERY === 0) await push?.lookAround().catch(failed);
    if (ticks % DUE_EVERY === 0) await work.runDue().catch(failed);
    if (ticks % FORGET_EVERY === 1) await work.forget().catch(failed);
  }
}

/**
 * Bots think in worker threads. Questions wait in a fair line and are answered in time: the time counts from the
 * question on, and when it is up a bot that decides at once answers instead. The longer the line, the less each thinks.
 */

import type { Table } from '@tokaido/table';
import { viewOf } from '@tokaido/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { FairQueue } from './fair-queue.ts';
import type { BotWorker, Question } from './thinker.ts';
import { Thinker } from './thinker.ts';

export interface Bots {
  /**
   * An action in words, for a seat that sees no more than its view; null where the bot fails. `origin` is the address
   * that the table counts for.
   */
  decide(table: Table, seat: number, level: string, seed: number, origin: string): Promise<string | null>;
  close(): Promise<void>;
}

export interface PoolSettings {
  readonly startWorker: () => BotWorker;
  readonly threads: number;
  /** Milliseconds from a question to the moment at which it is decided at once. */
  readonly deadline: number;
  readonly metrics: Metrics;
  readonly log: Log;
}

interface Task {
  readonly origin: string;
  readonly table: string;
  readonly question: Omit<Question, 'id' | 'share'>;
  /** Only the first answer counts. */
  readonly settle: (action: string | null) => void;
  state: 'waiting' | 'hurried' | 'answered';
}

/** As many questions may wait for each thread before bots think less. */
const UNHURRIED = 2;

export class BotPool implements Bots {
  private readonly settings: PoolSettings;
  private readonly queue = new FairQueue<Task>();
  private readonly thinkers: Thinker[] = [];
  /** Decides at once, for those whose time is up: they must not wait behind others who think. */
  private readonly quick: Thinker;
  private readonly late: Task[] = [];

  constructor(settings: PoolSettings) {
    this.settings = settings;
    this.quick = this.newThinker();
  }

  decide(table: Table, seat: number, level: string, seed: number, origin: string): Promise<string | null> {
    const started = performance.now();
    return new Promise((resolve) => {
      const task: Task = {
        origin,
        table: table.id,
        question: { game: table.plan.game, level, seed, view: viewOf(table, seat) },
        settle: (action) => {
          if (task.state === 'answered') return;
          task.state = 'answered';
          clearTimeout(timer);
          this.settings.metrics.thought(performance.now() - started);
          resolve(action);
        },
        state: 'waiting',
      };
      const timer = setTimeout(() => this.hurry(task), this.settings.deadline).unref();
      // Whoever asked before no longer needs the answer: the table has moved on.
      this.queue.push(origin, table.id, task)?.settle(null);
      this.feed();
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.quick, ...this.thinkers.splice(0)].map((thinker) => thinker.close()));
  }

  private feed(): void {
    for (;;) {
      const thinker = this.freeThinker();
      const task = thinker === undefined ? undefined : this.queue.shift();
      if (thinker === undefined || task === undefined) return;
      void this.answer(thinker, task);
    }
  }

  private freeThinker(): Thinker | undefined {
    const free = this.thinkers.find(({ isBusy }) => !isBusy);
    if (free !== undefined || this.thinkers.length >= this.settings.threads) return free;
    const thinker = this.newThinker();
    this.thinkers.push(thinker);
    return thinker;
  }

  private async answer(thinker: Thinker, task: Task): Promise<void> {
    const action = await thinker.think({ ...task.question, share: this.shareFor(task.origin) });
    if (action === null) this.hurry(task);
    else task.settle(action);
    this.feed();
  }

  /** The part of its budget that a bot may spend, given who waits behind it. */
  private shareFor(origin: string): number {
    return Math.min(1, (UNHURRIED * this.settings.threads) / Math.max(1, this.queue.behind(origin)));
  }

  /** Has a question decided at once. */
  private hurry(task: Task): void {
    if (task.state !== 'waiting') return;
    task.state = 'hurried';
    this.queue.remove(task.origin, task.table, task);
    this.settings.metrics.botHurried();
    this.late.push(task);
    if (!this.quick.isBusy) void this.answerLate();
  }

  private async answerLate(): Promise<void> {
    for (let task = this.late.shift(); task !== undefined; task = this.late.shift())
      // A bot that was thinking about it may have answered after all.
      if (task.state === 'hurried') task.settle(await this.quick.think({ ...task.question, share: 0 }));
  }

  private newThinker(): Thinker {
    const { startWorker, deadline, metrics, log } = this.settings;
    return new Thinker({
      startWorker,
      limit: deadline,
      replaced: (why) => {
        log.warn({ why }, 'a bot is replaced');
        metrics.botFailed();
      },
    });
  }
}

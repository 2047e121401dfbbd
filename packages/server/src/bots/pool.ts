/**
 * Bots think in worker threads. Questions wait in a fair line and are answered in time: the time counts from the
 * question on, and when it is up a bot that decides at once answers instead. The longer the line, the less each thinks.
 */

import type { Table } from '@tokaido/table';
import { viewOf } from '@tokaido/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { BotWorker, Question } from './bot-thread.ts';
import { BotThread } from './bot-thread.ts';
import { FairQueue } from './fair-queue.ts';

export interface Bots {
  /**
   * An action in words, for a seat that sees no more than its view; null where the bot fails. `origin` is the address
   * that the table counts for.
   */
  decide(table: Table, seat: number, bot: string, seed: number, origin: string): Promise<string | null>;
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
const FULL_BUDGET_QUEUE = 2;

export class BotPool implements Bots {
  private readonly settings: PoolSettings;
  private readonly queue = new FairQueue<Task>();
  private readonly threads: BotThread[] = [];
  /** Decides at once, for those whose time is up: they must not wait behind others who think. */
  private readonly quick: BotThread;
  private readonly late: Task[] = [];

  constructor(settings: PoolSettings) {
    this.settings = settings;
    this.quick = this.newThread();
  }

  decide(table: Table, seat: number, bot: string, seed: number, origin: string): Promise<string | null> {
    const started = performance.now();
    return new Promise((resolve) => {
      const task: Task = {
        origin,
        table: table.id,
        question: { plan: table.plan, bot, seed, view: viewOf(table, seat) },
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
    await Promise.all([this.quick, ...this.threads.splice(0)].map((thread) => thread.close()));
  }

  private feed(): void {
    for (;;) {
      const thread = this.freeThread();
      const task = thread === undefined ? undefined : this.queue.shift();
      if (thread === undefined || task === undefined) return;
      void this.answer(thread, task);
    }
  }

  private freeThread(): BotThread | undefined {
    const free = this.threads.find(({ isBusy }) => !isBusy);
    if (free !== undefined || this.threads.length >= this.settings.threads) return free;
    const thread = this.newThread();
    this.threads.push(thread);
    return thread;
  }

  private async answer(thread: BotThread, task: Task): Promise<void> {
    const action = await thread.think({ ...task.question, share: this.shareFor(task.origin) });
    if (action === null) this.hurry(task);
    else task.settle(action);
    this.feed();
  }

  /** The part of its budget that a bot may spend, given who waits behind it. */
  private shareFor(origin: string): number {
    return Math.min(1, (FULL_BUDGET_QUEUE * this.settings.threads) / Math.max(1, this.queue.behind(origin)));
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

  private newThread(): BotThread {
    const { startWorker, deadline, metrics, log } = this.settings;
    return new BotThread({
      startWorker,
      limit: deadline,
      replaced: (why) => {
        log.warn({ why }, 'a bot is replaced');
        metrics.botFailed();
      },
    });
  }
}

/** Bots think in worker threads, each decision with a deadline; a worker that does not answer is replaced. */

import { Worker } from 'node:worker_threads';
import type { Table } from '@tokaido/table';
import { viewOf } from '@tokaido/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** What a worker is asked. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly level: string;
  readonly seed: number;
  readonly view: unknown;
}

export interface Reply {
  readonly id: number;
  /** The action in words, or null where the bot failed. */
  readonly action: string | null;
}

export interface Bots {
  /** An action in words, for a seat that sees no more than its view; null where the bot fails. */
  decide(table: Table, seat: number, level: string, seed: number): Promise<string | null>;
  close(): Promise<void>;
}

interface Task extends Omit<Question, 'id'> {
  readonly done: (action: string | null) => void;
}

export class BotPool implements Bots {
  private readonly workers: Thinker[] = [];
  private readonly queue: Task[] = [];
  private readonly settings: PoolSettings;

  constructor(settings: PoolSettings) {
    this.settings = settings;
  }

  decide(table: Table, seat: number, level: string, seed: number): Promise<string | null> {
    const { metrics } = this.settings;
    const started = performance.now();
    return new Promise((resolve) => {
      const done = (action: string | null) => {
        metrics.thought(performance.now() - started);
        resolve(action);
      };
      this.queue.push({ game: table.plan.game, level, seed, view: viewOf(table, seat), done });
      this.feed();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.splice(0).map((worker) => worker.close()));
  }

  private feed(): void {
    while (this.queue.length > 0) {
      let free = this.workers.find((worker) => !worker.isBusy);
      if (free === undefined && this.workers.length < this.settings.threads) {
        free = new Thinker(this.settings, () => this.feed());
        this.workers.push(free);
      }
      const task = free === undefined ? undefined : this.queue.shift();
      if (task === undefined) return;
      free?.think(task);
    }
  }
}

export interface PoolSettings {
  /** The code of the worker, see `workers.ts`. */
  readonly code: URL;
  readonly threads: number;
  /** Milliseconds after which a decision is taken without the bot. */
  readonly deadline: number;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** One worker and the decision it thinks about. */
class Thinker {
  private worker: Worker | null = null;
  private task: Task | null = null;
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;
  private readonly settings: PoolSettings;
  private readonly free: () => void;

  constructor(settings: PoolSettings, free: () => void) {
    this.settings = settings;
    this.free = free;
  }

  get isBusy(): boolean {
    return this.task !== null;
  }

  think(task: Task): void {
    this.task = task;
    this.asked++;
    this.timer = setTimeout(() => this.giveUp('a bot took too long'), this.settings.deadline);
    const { game, level, seed, view } = task;
    this.start().postMessage({ id: this.asked, game, level, seed, view } satisfies Question, []);
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    this.task = null;
    await this.worker?.terminate();
  }

  private start(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(this.settings.code);
    worker.unref();
    worker.on('message', (reply: Reply) => {
      if (reply.id === this.asked) this.settle(reply.action);
    });
    worker.on('error', (error) => {
      if (worker === this.worker) this.giveUp(`a bot's thread ended: ${error.message}`);
    });
    this.worker = worker;
    return worker;
  }

  private giveUp(why: string): void {
    this.settings.log.warn({ why }, 'a bot is replaced');
    this.settings.metrics.botFailed();
    void this.worker?.terminate();
    this.worker = null;
    this.settle(null);
  }

  private settle(action: string | null): void {
    clearTimeout(this.timer);
    const { task } = this;
    this.task = null;
    task?.done(action);
    this.free();
  }
}

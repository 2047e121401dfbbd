/** One worker thread and the decision it thinks about; a thread that does not answer is replaced. */

import type { Worker } from 'node:worker_threads';
import type { Plan } from '@tokaido/table';

/** What a worker is asked. */
export interface Question {
  readonly id: number;
  readonly plan: Pick<Plan, 'game' | 'board'>;
  /** Its level, with its temper if it has one, in the words of a bot. */
  readonly bot: string;
  readonly seed: number;
  readonly view: unknown;
  /** The part of the level's budget that may be spent; with 0 it decides at once. */
  readonly share: number;
}

export interface Reply {
  readonly id: number;
  /** The action in words, or null where the bot failed. */
  readonly action: string | null;
}

/** What is needed of a worker thread. */
export type BotWorker = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

export interface BotThreadSettings {
  readonly startWorker: () => BotWorker;
  /** Milliseconds after which a thread that does not answer is replaced. */
  readonly limit: number;
  /** A thread was replaced, and why. */
  readonly replaced: (why: string) => void;
}

export class BotThread {
  private worker: BotWorker | null = null;
  private answer: ((action: string | null) => void) | null = null;
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;
  private readonly settings: BotThreadSettings;

  constructor(settings: BotThreadSettings) {
    this.settings = settings;
  }

  get isBusy(): boolean {
    return this.answer !== null;
  }

  /** The action in words; null where the bot failed. */
  think(question: Omit<Question, 'id'>): Promise<string | null> {
    return new Promise((resolve) => {
      this.answer = resolve;
      this.asked++;
      this.timer = setTimeout(() => this.giveUp('a bot took too long'), this.settings.limit);
      this.start().postMessage({ ...question, id: this.asked } satisfies Question, []);
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    this.answer = null;
    await this.worker?.terminate();
  }

  private start(): BotWorker {
    if (this.worker !== null) return this.worker;
    const worker = this.settings.startWorker();
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
    this.settings.replaced(why);
    void this.worker?.terminate();
    this.worker = null;
    this.settle(null);
  }

  private settle(action: string | null): void {
    clearTimeout(this.timer);
    const { answer } = this;
    this.answer = null;
    answer?.(action);
  }
}

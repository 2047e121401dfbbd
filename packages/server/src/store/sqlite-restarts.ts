/**
 * Keeps a thread for the SQLite file: one that ends by itself is started again. Calls that were under way are rejected,
 * since their outcome is unknown; those that come meanwhile wait for the next thread.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { LogCalls } from './sqlite-calls.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { closedError, StoreError } from './store.ts';

/** Before each attempt to start the thread again, in ms. After the last one it is given up. */
const PAUSES = [100, 500, 2000] as const;

// Anybody may ask for the health, so it names no file.
const RESTARTING = 'The thread that writes the data file has ended and is being started again.';
const GIVEN_UP = 'The thread that writes the data file has ended and cannot be started again.';

export class RestartingThread {
  private readonly start: () => Promise<SqliteThread>;
  /** The thread that takes calls, or the one that will. */
  private current: Promise<SqliteThread>;
  private isRunning = true;
  private isClosing = false;
  /** Attempts since a thread last carried out a call. */
  private attempts = 0;
  private error: StoreError | null = null;
  private readonly tellEnd: ((error: StoreError) => void)[] = [];

  private constructor(start: () => Promise<SqliteThread>, first: SqliteThread) {
    this.start = start;
    this.current = Promise.resolve(first);
    void this.watch(first);
  }

  /** Resolves when the file is open; rejects with a `StoreError`. */
  static async open(folder: string, url?: URL): Promise<RestartingThread> {
    const start = () => SqliteThread.start(folder, url);
    return new RestartingThread(start, await start());
  }

  async call<Name extends keyof LogCalls>(
    name: Name,
    ...args: Parameters<LogCalls[Name]>
  ): Promise<ReturnType<LogCalls[Name]>> {
    if (this.isClosing) throw closedError();
    return (await this.current).call(name, ...args);
  }

  /** Why calls are not carried out now; null while they are. */
  health(): string | null {
    if (this.isClosing) return closedError().message;
    if (this.error !== null) return GIVEN_UP;
    return this.isRunning ? null : RESTARTING;
  }

  /** Calls back once when the thread is given up. */
  whenEnded(then: (error: StoreError) => void): void {
    if (this.error === null) this.tellEnd.push(then);
    else then(this.error);
  }

  async close(): Promise<void> {
    this.isClosing = true;
    const thread = await this.current.catch(() => null);
    await thread?.close();
  }

  private async watch(thread: SqliteThread): Promise<void> {
    const error = await thread.gone;
    if (error === null) return;
    if (thread.hasWorked) this.attempts = 0;
    this.isRunning = false;
    this.current = this.startAgain(error);
    // Each caller hears of it by its own call.
    this.current.catch(() => undefined);
  }

  private async startAgain(error: StoreError): Promise<SqliteThread> {
    const pause = PAUSES[this.attempts++];
    if (pause === undefined) throw this.giveUp(error);
    await sleep(pause);
    try {
      const thread = await this.start();
      this.isRunning = true;
      void this.watch(thread);
      return thread;
    } catch (next) {
      return this.startAgain(next instanceof StoreError ? next : error);
    }
  }

  private giveUp({ code, message }: StoreError): StoreError {
    const error = new StoreError(code, `${GIVEN_UP} ${message}`);
    this.error = error;
    for (const then of this.tellEnd.splice(0)) then(error);
    return error;
  }
}

/** The caller's end of the thread in sqlite-worker.ts, and the messages between the two. */

import { Worker } from 'node:worker_threads';
import { workerUrl } from '../workers.ts';
import type { LogCalls } from './sqlite-calls.ts';
import type { StoreErrorCode } from './store.ts';
import { closedError, StoreError } from './store.ts';

export interface SqliteTask {
  readonly folder: string;
}

export interface Call {
  readonly id: number;
  readonly name: keyof LogCalls;
  readonly args: readonly unknown[];
}

/** `close` ends the thread once everything before it is answered. */
export type ToWorker = readonly Call[] | 'close';

/** A `StoreError` as a message: errors lose their class on the way between threads. */
export interface ErrorMessage {
  readonly code: StoreErrorCode;
  readonly message: string;
}

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: ErrorMessage };

export type FromWorker = readonly Answer[] | 'ready' | ErrorMessage;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreError) => void;
}

const errorOf = ({ code, message }: ErrorMessage) => new StoreError(code, message);

/** What happened to calls that were under way is not known: the last commit may have gone through. */
function endedError(error?: Error): StoreError {
  const why = error === undefined ? '' : ` (${error.message})`;
  return new StoreError('unreachable', `The thread that writes the data file has ended${why}.`, error);
}

export class SqliteThread {
  /** Settles when the thread is gone, with the reason unless it was closed. */
  readonly gone: Promise<StoreError | null>;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private calls: Call[] = [];
  private count = 0;
  /** Why no call is taken any more. */
  private ended: StoreError | null = null;
  private answered = false;

  private constructor(worker: Worker) {
    this.worker = worker;
    let failure: Error | undefined;
    worker.on('error', (error) => {
      failure = error;
    });
    this.gone = new Promise((resolve) => {
      worker.once('exit', () => {
        const wasClosed = this.ended !== null;
        const error = endedError(failure);
        this.ended ??= error;
        // Those it took before it was closed, too: they were never answered.
        for (const { reject } of this.waiting.values()) reject(error);
        this.waiting.clear();
        resolve(wasClosed ? null : error);
      });
    });
  }

  /** Resolves when the file is open; rejects with a `StoreError`. */
  static async start(folder: string, url?: URL): Promise<SqliteThread> {
    const task: SqliteTask = { folder };
    const worker = new Worker(url ?? workerUrl('sqlite-worker'), {
      workerData: task,
      // Not the caller's own arguments, and without the warning that Node's SQLite is experimental.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const thread = new SqliteThread(worker);
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message === 'ready') resolve();
        else if ('code' in message) reject(errorOf(message));
        else for (const answer of message) thread.settle(answer);
      });
      void thread.gone.then((error) => reject(error ?? closedError()));
    });
    return thread;
  }

  /** Whether it has ever carried out a call. */
  get hasWorked(): boolean {
    return this.answered;
  }

  call<Name extends keyof LogCalls>(
    name: Name,
    ...args: Parameters<LogCalls[Name]>
  ): Promise<ReturnType<LogCalls[Name]>> {
    return new Promise((resolve, reject) => {
      if (this.ended !== null) {
        reject(this.ended);
        return;
      }
      const id = this.count++;
      this.waiting.set(id, { resolve: (value) => resolve(value as ReturnType<LogCalls[Name]>), reject });
      // One message for all calls of this round of the event loop: each message wakes the thread.
      if (this.calls.length === 0) setImmediate(() => this.send());
      this.calls.push({ id, name, args });
    });
  }

  async close(): Promise<void> {
    if (this.ended === null) {
      this.ended = closedError();
      this.send();
      this.post('close');
    }
    await this.gone;
  }

  private send(): void {
    if (this.calls.length > 0) this.post(this.calls);
    this.calls = [];
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message, []);
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    this.answered = true;
    if ('error' in answer) waiting?.reject(errorOf(answer.error));
    else waiting?.resolve(answer.value);
  }
}

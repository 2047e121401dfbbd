/** The caller's end of the thread in sqlite-worker.ts, and the messages between the two. */

import { Worker } from 'node:worker_threads';
import { workerUrl } from '../workers.ts';
import { explainSqlite } from './sqlite-errors.ts';
import type { LogCalls } from './sqlite-log.ts';
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

export class SqliteThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly exit: Promise<void>;
  private calls: Call[] = [];
  private count = 0;
  /** Why no call is taken any more. */
  private ended: StoreError | null = null;
  private closing = false;
  private readonly tellEnd: ((error: StoreError) => void)[] = [];

  private constructor(worker: Worker) {
    this.worker = worker;
    this.exit = new Promise((resolve) => worker.once('exit', () => resolve()));
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
      worker.on('error', (error) => {
        thread.end(explainSqlite(error, folder));
        reject(explainSqlite(error, folder));
      });
      worker.on('exit', () => thread.end(closedError()));
    });
    return thread;
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

  /** Why calls cannot be carried out; null while they can. */
  health(): string | null {
    return this.ended?.message ?? null;
  }

  /** Calls back once if the thread ends without having been asked to. */
  whenEnded(then: (error: StoreError) => void): void {
    if (this.ended !== null && !this.closing) then(this.ended);
    else this.tellEnd.push(then);
  }

  async close(): Promise<void> {
    this.closing = true;
    if (this.ended === null) {
      this.ended = closedError();
      this.send();
      this.post('close');
    }
    await this.exit;
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
    if ('error' in answer) waiting?.reject(errorOf(answer.error));
    else waiting?.resolve(answer.value);
  }

  private end(error: StoreError): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
    if (!this.closing) for (const then of this.tellEnd.splice(0)) then(this.ended);
  }
}

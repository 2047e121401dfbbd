/**
 * The thread that owns the SQLite file, since a durable commit blocks its thread for milliseconds. Calls that arrive
 * meanwhile are carried out in one transaction: one wait for the disk serves them all.
 */

import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { explainSqlite } from './sqlite-errors.ts';
import type { SqliteLog } from './sqlite-log.ts';
import { openLog } from './sqlite-log.ts';
import type { Answer, Call, ErrorMessage, FromWorker, SqliteTask, ToWorker } from './sqlite-thread.ts';
import { StoreError } from './store.ts';

const port = parentPort;
const { folder } = workerData as SqliteTask;
const send = (message: FromWorker) => port?.postMessage(message, []);

function errorMessage(error: unknown): ErrorMessage {
  const { code, message } = explainSqlite(error, folder);
  return { code, message };
}

/** Everything that is waiting, beginning with `first`. */
function drain(first: ToWorker): { readonly calls: readonly Call[]; readonly last: boolean } {
  const calls: Call[] = [];
  for (let message: ToWorker | undefined = first; message !== undefined; ) {
    if (message === 'close') return { calls, last: true };
    calls.push(...message);
    message = port === null ? undefined : (receiveMessageOnPort(port)?.message as ToWorker | undefined);
  }
  return { calls, last: false };
}

function answer(log: SqliteLog, { id, name, args }: Call): Answer {
  const call = log.calls[name] as (...values: readonly unknown[]) => unknown;
  try {
    return { id, value: call(...args) };
  } catch (error) {
    // A refused append has written nothing; any other error undoes the whole transaction.
    if (error instanceof StoreError) return { id, error: errorMessage(error) };
    throw error;
  }
}

function serve(log: SqliteLog, calls: readonly Call[]): readonly Answer[] {
  const answers: Answer[] = [];
  try {
    log.commit(() => {
      for (const call of calls) answers.push(answer(log, call));
    });
    return answers;
  } catch (error) {
    // One by one, so that a call that fails does not take the others with it.
    if (calls.length > 1) return calls.flatMap((call) => serve(log, [call]));
    return calls.map(({ id }) => ({ id, error: errorMessage(error) }));
  }
}

try {
  const log = await openLog(folder);
  port?.on('message', (message: ToWorker) => {
    const { calls, last } = drain(message);
    if (calls.length > 0) send(serve(log, calls));
    if (!last) return;
    log.close();
    port.close();
  });
  send('ready');
} catch (error) {
  send(errorMessage(error));
  port?.close();
}

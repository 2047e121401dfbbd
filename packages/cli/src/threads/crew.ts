/** Gives jobs to worker threads, one after the other. The command is one file, which is its own worker. */

import { Worker } from 'node:worker_threads';

/** What the main thread does with a crew: what it says for a job, and what it does with each answer. */
export interface Work<J, R> {
  /** What every worker is started with; it tells what kind of worker it is. */
  readonly task: object;
  readonly jobs: Iterable<J>;
  messageOf(job: J): unknown;
  /** Takes a message of the worker that has this job, and says whether the job is done; what it throws ends the work. */
  take(job: J, report: R): boolean;
}

/** Does all jobs on `workers` threads. A worker that is given null must end. */
export async function workInThreads<J, R>(work: Work<J, R>, workers: number): Promise<void> {
  const queue = work.jobs[Symbol.iterator]();
  const crew = Array.from(
    { length: workers },
    () => new Worker(new URL(import.meta.url), { workerData: work.task }),
  );
  try {
    await Promise.all(crew.map((worker) => feed(worker, queue, work)));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

/** Gives a worker one job after the other until none is left, and lets it end. */
function feed<J, R>(worker: Worker, queue: Iterator<J>, work: Work<J, R>): Promise<void> {
  return new Promise((resolve, reject) => {
    let job: { readonly is: J } | null = null;
    const next = () => {
      const taken = queue.next();
      job = taken.done === true ? null : { is: taken.value };
      worker.postMessage(job === null ? null : work.messageOf(job.is), []);
    };
    worker.on('message', (report: R) => {
      try {
        if (job === null || work.take(job.is, report)) next();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (job === null && code === 0) resolve();
      else reject(new Error(`a worker has stopped with code ${code}`));
    });
    next();
  });
}

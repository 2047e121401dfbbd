/** Plays blocks on all cores. The command is one file, which is its own worker. */

import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Block, Setup } from '@tokaido/bots';
import { playBlock } from '@tokaido/bots';
import type { NetText } from '../bots/net-files.ts';
import { netTexts, takeNetTexts } from '../bots/net-files.ts';

/** A block of a match. */
export interface Job {
  readonly setup: Setup;
  readonly block: number;
}

/** What a worker is started with. */
interface Task {
  readonly arenaNets: readonly NetText[];
}

/** What this thread was started with, if it was started here; null in the main thread. */
export function arenaTask(): Task | null {
  const task: unknown = parentPort === null ? null : workerData;
  return isTask(task) ? task : null;
}

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'arenaNets' in data;
}

/** In a worker: plays each block that it receives. */
export function serveBlocks({ arenaNets }: Task): void {
  takeNetTexts(arenaNets);
  parentPort?.on('message', async ({ setup, block }: Job) =>
    parentPort?.postMessage(await playBlock(setup, block), []),
  );
}

/** Plays the blocks of one match, in any order; `done` is called with each. */
export function playBlocks(
  setup: Setup,
  blocks: readonly number[],
  workers: number,
  done: (block: Block) => void,
): Promise<void> {
  const jobs = blocks.map((block) => ({ setup, block }));
  return playJobs(jobs, Math.min(workers, jobs.length), (_, block) => done(block));
}

/** Plays one job after the other until there are no more, which may depend on the results so far. */
export async function playJobs<J extends Job>(
  jobs: Iterable<J>,
  workers: number,
  done: (job: J, block: Block) => void,
): Promise<void> {
  const queue = jobs[Symbol.iterator]();
  if (workers <= 1) {
    for (let next = queue.next(); next.done !== true; next = queue.next()) {
      done(next.value, await playBlock(next.value.setup, next.value.block));
      // A signal or a closed pipe is noticed here, between blocks.
      await new Promise((resume) => setImmediate(resume));
    }
    return;
  }
  const task: Task = { arenaNets: netTexts() };
  const crew = Array.from(
    { length: workers },
    () => new Worker(new URL(import.meta.url), { workerData: task }),
  );
  try {
    await Promise.all(crew.map((worker) => feed(worker, queue, done)));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

/** Gives a worker one job after the other until none is left. */
function feed<J extends Job>(
  worker: Worker,
  queue: Iterator<J>,
  done: (job: J, block: Block) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let job: J | null = null;
    const next = () => {
      const taken = queue.next();
      job = taken.done === true ? null : taken.value;
      if (job === null) resolve();
      else worker.postMessage({ setup: job.setup, block: job.block }, []);
    };
    worker.on('message', (block: Block) => {
      if (job !== null) done(job, block);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker has stopped with code ${code}`)));
    next();
  });
}

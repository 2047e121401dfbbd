/** Plays the blocks of a match on all cores. The command is one file, which is its own worker. */

import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Block, Setup } from '@tokaido/bots';
import { playBlock } from '@tokaido/bots';

interface Task {
  readonly arena: Setup;
}

/** The match this thread was started for; null in the main thread. */
export function arenaTask(): Setup | null {
  const task: unknown = parentPort === null ? null : workerData;
  return isTask(task) ? task.arena : null;
}

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'arena' in data;
}

/** In a worker: plays each block whose number it receives. */
export function serveBlocks(setup: Setup): void {
  parentPort?.on('message', async (block: number) =>
    parentPort?.postMessage(await playBlock(setup, block), []),
  );
}

/** Plays the blocks of these numbers, in any order; `done` is called with each. */
export async function playBlocks(
  setup: Setup,
  blocks: readonly number[],
  workers: number,
  done: (block: Block) => void,
): Promise<void> {
  if (Math.min(workers, blocks.length) <= 1) {
    for (const block of blocks) {
      done(await playBlock(setup, block));
      // A signal or a closed pipe is noticed here, between blocks.
      await new Promise((resume) => setImmediate(resume));
    }
    return;
  }
  const queue = [...blocks].reverse();
  const task: Task = { arena: setup };
  const crew = Array.from(
    { length: Math.min(workers, blocks.length) },
    () => new Worker(new URL(import.meta.url), { workerData: task }),
  );
  try {
    await Promise.all(crew.map((worker) => feed(worker, queue, done)));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

/** Gives a worker one block after the other until none is left. */
function feed(worker: Worker, queue: number[], done: (block: Block) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const block = queue.pop();
      if (block === undefined) resolve();
      else worker.postMessage(block, []);
    };
    worker.on('message', (block: Block) => {
      done(block);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker has stopped with code ${code}`)));
    next();
  });
}

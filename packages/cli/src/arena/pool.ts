/** Plays the blocks of a match on all cores. The command is one file, which is its own worker. */

import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Block, Setup } from '@tokaido/bots';
import { playBlock } from '@tokaido/bots';
import { watchGroups } from '../engine/process-groups.ts';
import { currentAnswerLimit, setAnswerLimit, stopPrograms } from '../engine/program-bot.ts';
import { ProgramError } from '../engine/program-error.ts';

interface Task {
  readonly arena: Setup;
  /** How long a bot that is a program may take to answer, in ms. */
  readonly answerLimit: number;
}

/** What a worker says of the block it was given. */
type Report =
  | { readonly block: Block }
  | { readonly failed: { readonly message: string; readonly lastLines: readonly string[] } };

/** The match this thread was started for; null in the main thread. */
export function arenaTask(): Task | null {
  const task: unknown = parentPort === null ? null : workerData;
  return isTask(task) ? task : null;
}

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'arena' in data;
}

/** In a worker: plays each block whose number it receives, until it receives null. */
export function serveBlocks({ arena, answerLimit }: Task): void {
  setAnswerLimit(answerLimit);
  parentPort?.on('message', async (block: number | null) => {
    if (block !== null) {
      parentPort?.postMessage(await reportOf(arena, block), []);
      return;
    }
    await stopPrograms();
    parentPort?.close();
  });
}

/** An error of a program is told as it is; any other is a bug and ends the worker. */
async function reportOf(setup: Setup, block: number): Promise<Report> {
  try {
    return { block: await playBlock(setup, block) };
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    const { message, lastLines } = error;
    return { failed: { message, lastLines } };
  }
}

/**
 * Plays the blocks of these numbers, in any order; `done` is called with each. Rejects with a `ProgramError` where a bot
 * that is a program fails.
 */
export async function playBlocks(
  setup: Setup,
  blocks: readonly number[],
  workers: number,
  done: (block: Block) => void,
): Promise<void> {
  if (Math.min(workers, blocks.length) <= 1) await playHere(setup, blocks, done);
  else await playInWorkers(setup, blocks, Math.min(workers, blocks.length), done);
}

async function playHere(
  setup: Setup,
  blocks: readonly number[],
  done: (block: Block) => void,
): Promise<void> {
  try {
    for (const block of blocks) {
      done(await playBlock(setup, block));
      // A signal or a closed pipe is noticed here, between blocks.
      await new Promise((resume) => setImmediate(resume));
    }
  } finally {
    await stopPrograms();
  }
}

async function playInWorkers(
  setup: Setup,
  blocks: readonly number[],
  workers: number,
  done: (block: Block) => void,
): Promise<void> {
  watchGroups();
  const queue = [...blocks].reverse();
  const task: Task = { arena: setup, answerLimit: currentAnswerLimit() };
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

/** Gives a worker one block after the other until none is left, and lets it end. */
function feed(worker: Worker, queue: number[], done: (block: Block) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let isLast = false;
    const next = () => {
      const block = queue.pop();
      isLast = block === undefined;
      worker.postMessage(block ?? null, []);
    };
    worker.on('message', (report: Report) => {
      if ('failed' in report) {
        reject(new ProgramError(report.failed.message, report.failed.lastLines));
        return;
      }
      done(report.block);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (isLast && code === 0) resolve();
      else reject(new Error(`a worker has stopped with code ${code}`));
    });
    next();
  });
}

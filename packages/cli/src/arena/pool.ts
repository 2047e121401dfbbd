/** Plays blocks on all cores. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Block, Setup } from '@tokaido/bots';
import { playBlock } from '@tokaido/bots';
import type { NetText } from '../bots/net-files.ts';
import { netTexts, takeNetTexts } from '../bots/net-files.ts';
import { watchGroups } from '../engine/process-groups.ts';
import { currentAnswerLimit, setAnswerLimit, stopPrograms } from '../engine/program-bot.ts';
import { ProgramError } from '../engine/program-error.ts';
import { workInThreads } from '../threads/crew.ts';

/** A block of a match. */
export interface Job {
  readonly setup: Setup;
  readonly block: number;
}

/** What a worker is started with. */
interface Task {
  /** The nets that bots have from files. */
  readonly arenaNets: readonly NetText[];
  /** How long a bot that is a program may take to answer, in ms. */
  readonly answerLimit: number;
}

/** What a worker says of the block it was given. */
type Report =
  | { readonly block: Block }
  | { readonly failed: { readonly message: string; readonly lastLines: readonly string[] } };

/** What this thread was started with, if it was started here; null in the main thread. */
export function arenaTask(): Task | null {
  const task: unknown = parentPort === null ? null : workerData;
  return isTask(task) ? task : null;
}

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'arenaNets' in data;
}

/** In a worker: plays each block that it receives, until it receives null. */
export function serveBlocks({ arenaNets, answerLimit }: Task): void {
  takeNetTexts(arenaNets);
  setAnswerLimit(answerLimit);
  parentPort?.on('message', async (job: Job | null) => {
    if (job !== null) {
      parentPort?.postMessage(await reportOf(job), []);
      return;
    }
    await stopPrograms();
    parentPort?.close();
  });
}

/** An error of a program is told as it is; any other is a bug and ends the worker. */
async function reportOf({ setup, block }: Job): Promise<Report> {
  try {
    return { block: await playBlock(setup, block) };
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    const { message, lastLines } = error;
    return { failed: { message, lastLines } };
  }
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

/**
 * Plays one job after the other until there are no more, which may depend on the results so far. Rejects with a
 * `ProgramError` where a bot that is a program fails.
 */
export async function playJobs<J extends Job>(
  jobs: Iterable<J>,
  workers: number,
  done: (job: J, block: Block) => void,
): Promise<void> {
  if (workers <= 1) await playHere(jobs, done);
  else await playInWorkers(jobs, workers, done);
}

async function playHere<J extends Job>(
  jobs: Iterable<J>,
  done: (job: J, block: Block) => void,
): Promise<void> {
  try {
    for (const job of jobs) {
      done(job, await playBlock(job.setup, job.block));
      // A signal or a closed pipe is noticed here, between blocks.
      await new Promise((resume) => setImmediate(resume));
    }
  } finally {
    await stopPrograms();
  }
}

function playInWorkers<J extends Job>(
  jobs: Iterable<J>,
  workers: number,
  done: (job: J, block: Block) => void,
): Promise<void> {
  watchGroups();
  const task: Task = { arenaNets: netTexts(), answerLimit: currentAnswerLimit() };
  const messageOf = ({ setup, block }: J): Job => ({ setup, block });
  const take = (job: J, report: Report) => {
    if ('failed' in report) throw new ProgramError(report.failed.message, report.failed.lastLines);
    done(job, report.block);
    return true;
  };
  return workInThreads({ task, jobs, messageOf, take }, workers);
}

/** Work on puzzles on all cores: a game to look through, a decision to compare judges at, a puzzle for bots to solve. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Agreement, FoundPuzzles } from '@tokaido/bots';
import { findPuzzles, sampleAgreement } from '@tokaido/bots';
import type { NetText } from '../bots/net-files.ts';
import { netTexts, takeNetTexts } from '../bots/net-files.ts';
import { workInThreads } from '../threads/crew.ts';
import type { CheckJob } from './check-job.ts';
import { checkJob } from './check-job.ts';
import { searchAt } from './judges.ts';
import type { PuzzlePlan } from './plan.ts';
import { tableWords } from './tables.ts';

interface SearchJob {
  readonly search: PuzzlePlan;
  readonly number: number;
}

interface SampleJob {
  readonly sample: PuzzlePlan;
  readonly number: number;
}

type Job = SearchJob | SampleJob | CheckJob;

interface Task {
  readonly puzzleNets: readonly NetText[];
}

/** What this thread was started with, if it was started here. */
export function puzzleTask(): Task | null {
  const task: unknown = parentPort === null ? null : workerData;
  return typeof task === 'object' && task !== null && 'puzzleNets' in task ? (task as Task) : null;
}

/** In a worker: does each job that it receives, until it receives null. */
export function servePuzzles({ puzzleNets }: Task): void {
  takeNetTexts(puzzleNets);
  parentPort?.on('message', (job: Job | null) => {
    if (job === null) parentPort?.close();
    else parentPort?.postMessage(done(job), []);
  });
}

function done(job: Job): unknown {
  if ('check' in job) return checkJob(job);
  const plan = 'search' in job ? job.search : job.sample;
  const found = searchAt(plan, tableWords(plan.game, job.number));
  if (!found.ok) throw new Error(found.error);
  const { search, options } = found.value;
  const phrase = `${plan.seed}/${job.number}`;
  return 'search' in job ? findPuzzles(search, options, phrase) : sampleAgreement(search, options, phrase);
}

/** Looks through games until there are no more numbers; `take` is called with each. */
export function searchAll(
  numbers: Iterable<number>,
  plan: PuzzlePlan,
  workers: number,
  take: (number: number, found: FoundPuzzles) => void,
): Promise<void> {
  return doAll(
    mapped(numbers, (number): SearchJob => ({ search: plan, number })),
    workers,
    ({ number }, found) => take(number, found as FoundPuzzles),
  );
}

export function sampleAll(
  numbers: Iterable<number>,
  plan: PuzzlePlan,
  workers: number,
  take: (agreement: Agreement | null) => void,
): Promise<void> {
  return doAll(
    mapped(numbers, (number): SampleJob => ({ sample: plan, number })),
    workers,
    (_, agreement) => take(agreement as Agreement | null),
  );
}

export function checkAll(
  jobs: Iterable<CheckJob>,
  workers: number,
  take: (job: CheckJob, solved: readonly number[]) => void,
): Promise<void> {
  return doAll(jobs, workers, (job, solved) => take(job, solved as readonly number[]));
}

function* mapped<A, B>(list: Iterable<A>, of: (each: A) => B): Generator<B> {
  for (const each of list) yield of(each);
}

async function doAll<J extends Job>(
  jobs: Iterable<J>,
  workers: number,
  take: (job: J, report: unknown) => void,
): Promise<void> {
  if (workers > 1) {
    const task: Task = { puzzleNets: netTexts() };
    await workInThreads(
      {
        task,
        jobs,
        messageOf: (job: J) => job,
        take: (job: J, report: unknown) => {
          take(job, report);
          return true;
        },
      },
      workers,
    );
    return;
  }
  for (const job of jobs) {
    take(job, done(job));
    // A signal or a closed pipe is noticed here, between jobs.
    await new Promise((resume) => setImmediate(resume));
  }
}

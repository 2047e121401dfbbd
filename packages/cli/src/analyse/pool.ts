/** Analyses games on all cores. */

import { parentPort, workerData } from 'node:worker_threads';
import { botMisfit } from '@tokaido/bots';
import type { GameRecord, Result } from '@tokaido/kernel';
import { fail } from '@tokaido/kernel';
import type { NetText } from '../bots/net-files.ts';
import { netFile, netTexts, takeNetTexts } from '../bots/net-files.ts';
import { findGame, useBoard } from '../games/game-list.ts';
import { workInThreads } from '../threads/crew.ts';
import type { GameReport } from './game-report.ts';
import { reportOf } from './game-report.ts';

/** How all games are analysed. */
export interface AnalysisPlan {
  readonly seed: number;
  /** The file of the net that judges. */
  readonly judge?: string | undefined;
  readonly refine: boolean;
  /** The file of the board that Duo is played on. */
  readonly board?: string | undefined;
}

/** What a worker is started with. */
interface Task {
  readonly analysisNets: readonly NetText[];
  readonly plan: AnalysisPlan;
}

export interface AnalysisJob {
  readonly record: GameRecord;
}

/** What a worker says of its game. */
type Report = { readonly moves: number } | { readonly report: Result<GameReport> };

/** Often enough for a bar. */
const TELL_EVERY_MS = 200;

/** What this thread was started with, if it was started here. */
export function analysisTask(): Task | null {
  const task: unknown = parentPort === null ? null : workerData;
  return typeof task === 'object' && task !== null && 'analysisNets' in task ? (task as Task) : null;
}

/** In a worker: analyses each game that it receives, until it receives null. */
export function serveAnalyses({ analysisNets, plan }: Task): void {
  takeNetTexts(analysisNets);
  if (plan.board !== undefined) useBoard(plan.board);
  const tell = (report: Report) => parentPort?.postMessage(report, []);
  parentPort?.on('message', (record: GameRecord | null) => {
    if (record === null) {
      parentPort?.close();
      return;
    }
    let told = performance.now();
    const report = analysed(record, plan, (moves) => {
      if (performance.now() - told < TELL_EVERY_MS) return;
      told = performance.now();
      tell({ moves });
    });
    tell({ report });
  });
}

function analysed(
  record: GameRecord,
  { judge, seed, refine }: AnalysisPlan,
  done: (moves: number) => void,
): Result<GameReport> {
  if (judge === undefined) return reportOf(record, { seed, refine }, done);
  const net = netFile(judge);
  if (!net.ok) return net;
  const game = findGame(record.game)?.game;
  const options = game?.rules.parseOptions(record.options);
  const misfit = game && options?.ok ? botMisfit(`net=${judge}`, game, options.value) : null;
  if (misfit !== null) return fail(misfit);
  return reportOf(record, { seed, refine, judge: net.value.evaluator }, done);
}

/** Analyses all games in any order; `done` is called with each, `moves` with the moves dealt with in all. */
export async function analyseAll<J extends AnalysisJob>(
  jobs: readonly J[],
  plan: AnalysisPlan,
  workers: number,
  on: { done(job: J, report: Result<GameReport>): void; moves(count: number): void },
): Promise<void> {
  const counts = new Map<J, number>();
  let count = 0;
  const at = (job: J, moves: number) => {
    count += moves - (counts.get(job) ?? 0);
    counts.set(job, moves);
    on.moves(count);
  };
  if (workers <= 1) {
    for (const job of jobs) {
      on.done(
        job,
        analysed(job.record, plan, (moves) => at(job, moves)),
      );
      at(job, job.record.moves.length);
      // A signal or a closed pipe is noticed here, between games.
      await new Promise((resume) => setImmediate(resume));
    }
    return;
  }
  const task: Task = { analysisNets: netTexts(), plan };
  const take = (job: J, report: Report) => {
    if ('moves' in report) {
      at(job, report.moves);
      return false;
    }
    at(job, job.record.moves.length);
    on.done(job, report.report);
    return true;
  };
  await workInThreads({ task, jobs, messageOf: ({ record }) => record, take }, workers);
}

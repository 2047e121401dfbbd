/** `tokaido analyse`: what games were won and lost by: skill and luck of every seat. */

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { GameRecord } from '@tokaido/kernel';
import { netFile } from '../bots/net-files.ts';
import { BAD, errorText, OK, printError } from '../exit.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { calibrationOf } from './calibration.ts';
import type { GameReport } from './game-report.ts';
import { analyseAll } from './pool.ts';
import { findGames } from './sources.ts';
import { summaryOf } from './summary.ts';
import { calibrationTable, gameTable, summaryTable } from './tables.ts';

export interface AnalyseFlags {
  readonly json?: string;
  readonly judge?: string;
  readonly seed: number;
  readonly workers?: number;
  readonly summary?: boolean;
  readonly refine?: boolean;
  readonly board?: string;
}

interface Job {
  readonly id: string;
  readonly record: GameRecord;
}

interface Analysed {
  readonly id: string;
  readonly report: GameReport;
}

export async function analyse(args: readonly string[], flags: AnalyseFlags): Promise<number> {
  const { judge, seed, board } = flags;
  const net = judge === undefined ? null : netFile(judge);
  if (net !== null && !net.ok) return printError(net.error);
  let code = OK;
  const jobs: Job[] = [];
  for (const { id, record } of findGames(args)) {
    if (record.ok) jobs.push({ id, record: record.value });
    else code = printError(record.error);
  }
  const found = new Map<Job, GameReport>();
  const bar = progressBar(
    jobs.reduce((sum, { record }) => sum + record.moves.length, 0),
    'moves',
  );
  const workers = Math.min(flags.workers ?? availableParallelism(), jobs.length);
  const plan = { seed, judge, board, refine: flags.refine ?? false };
  const wrong: string[] = [];
  try {
    await analyseAll(jobs, plan, workers, {
      done(job, report) {
        if (report.ok) found.set(job, report.value);
        else wrong.push(`${job.id}: ${report.error}`);
      },
      moves: (count) => bar.at(count),
    });
  } finally {
    bar.end();
  }
  for (const error of wrong) code = printError(error);
  // In the order of the arguments, whichever core was the first.
  const games = jobs.flatMap((job): Analysed[] => {
    const report = found.get(job);
    return report === undefined ? [] : [{ id: job.id, report }];
  });
  return tell(games, flags) ? code : BAD;
}

/** Whether everything could be written. */
function tell(games: readonly Analysed[], { json, summary }: AnalyseFlags): boolean {
  if (json !== undefined) {
    const text = `${JSON.stringify(games.map(jsonOf), null, 2)}\n`;
    try {
      if (json === '-') process.stdout.write(text);
      else writeFileSync(json, text);
    } catch (error) {
      printError(`cannot write ${json}: ${errorText(error)}`);
      return false;
    }
  }
  if (json === '-' || games.length === 0) return true;
  const reports = games.map(({ report }) => report);
  const lines = summary
    ? [...summaryTable(summaryOf(reports)), ...calibrationTable(calibrationOf(reports))]
    : games.flatMap(({ id, report }) => gameTable(id, report));
  process.stdout.write(`${lines.join('\n').trimEnd()}\n`);
  return true;
}

function jsonOf({ id, report }: Analysed) {
  return {
    id,
    seats: report.seats.map((seat) => ({
      decisions: seat.decisions,
      pointsLostPerDecision: seat.pointsLostPerDecision.value,
      accuracy: seat.accuracy.value,
      winShareLost: seat.winShareLost.value,
      luck: seat.luck.value,
    })),
  };
}

/** `--check`: how many puzzles bots solve, by grade. */

import { availableParallelism } from 'node:os';
import type { PuzzleFile } from '@tokaido/bots';
import { GRADES } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { readBots } from '../bots/bot-list.ts';
import { OK, printError } from '../exit.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { CheckJob } from './check-job.ts';
import { viewOf } from './check-job.ts';
import { checkAll } from './pool.ts';
import { readPuzzles } from './puzzle-file.ts';

/** Tries of each bot at each puzzle. */
const TRIES = 4;

export async function checkPuzzles(
  files: readonly string[],
  list: string,
  workers = availableParallelism(),
): Promise<number> {
  const bots = readBots(list);
  if (!bots.ok) return printError(bots.error);
  for (const file of files) {
    const read = readPuzzles(file);
    if (!read.ok) return printError(read.error);
    const lines = await checked(read.value, bots.value, workers);
    if (!lines.ok) return printError(`${file}: ${lines.error}`);
    process.stdout.write(`${lines.value.join('\n')}\n`);
  }
  return OK;
}

async function checked(
  { game, puzzles }: PuzzleFile,
  bots: readonly string[],
  workers: number,
): Promise<Result<string[]>> {
  for (const puzzle of puzzles) {
    const view = viewOf(game, puzzle);
    if (!view.ok) return fail(`puzzle ${puzzle.id}: ${view.error}`);
  }
  const jobs = puzzles.map((puzzle): CheckJob => ({ check: bots, game, puzzle, tries: TRIES }));
  const bar = progressBar(jobs.length, 'puzzles', 'lines');
  const found: { readonly grade: number; readonly solved: readonly number[] }[] = [];
  try {
    await checkAll(jobs, workers, ({ puzzle: { grade } }, solved) => {
      found.push({ grade, solved });
      bar.at(found.length);
    });
  } finally {
    bar.end();
  }
  const grades = Array.from({ length: GRADES }, (_, i) => i + 1);
  const row = (cells: readonly string[]) =>
    cells
      .map((cell) => cell.padEnd(12))
      .join('')
      .trimEnd();
  return ok([
    `${puzzles.length} puzzles of ${game}, solved in % of ${TRIES} tries each`,
    row(['', 'all', ...grades.map((grade) => `grade ${grade}`)]),
    ...bots.map((bot, i) => {
      const share = (grade: number | null) =>
        percent(
          found.filter((each) => grade === null || each.grade === grade).map(({ solved }) => solved[i] ?? 0),
        );
      return row([bot, share(null), ...grades.map(share)]);
    }),
  ]);
}

function percent(list: readonly number[]): string {
  if (list.length === 0) return '–';
  return ((100 * list.reduce((sum, share) => sum + share, 0)) / list.length).toFixed(1);
}

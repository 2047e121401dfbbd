/** `--sample`: how often the two judges agree on decisions taken at random. */

import { availableParallelism } from 'node:os';
import type { Agreement } from '@tokaido/bots';
import { OK, printError } from '../exit.ts';
import { randomPhrase } from '../games/seed-phrase.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { PuzzleFlags } from './flags.ts';
import { searchAt } from './judges.ts';
import { sampleAll } from './pool.ts';
import { tableWords, usualJudge } from './tables.ts';

const MINUTE = 60_000;

export async function sampleJudges(wanted: number, flags: PuzzleFlags): Promise<number> {
  const { game, minutes, seed = randomPhrase(), workers = availableParallelism() } = flags;
  const judge = flags.judge ?? usualJudge(game);
  const until = minutes === undefined ? null : Date.now() + minutes * MINUTE;
  const plan = { game, seed, judge, until };
  const opened = searchAt(plan, tableWords(game, 1));
  if (!opened.ok)
    return printError(`${opened.error}${flags.judge === undefined ? '; give another with --judge' : ''}`);
  const { search } = opened.value;
  const found: Agreement[] = [];
  const bar = progressBar(wanted, 'decisions', 'lines');
  function* numbers(): Generator<number> {
    for (let number = 1; number <= wanted && !search.isLate(); number++) yield number;
  }
  try {
    await sampleAll(numbers(), plan, workers, (agreement) => {
      if (agreement !== null) found.push(agreement);
      bar.at(found.length);
    });
  } finally {
    bar.end();
  }
  const share = (of: (each: Agreement) => boolean, list = found) =>
    list.length === 0 ? '–' : `${((100 * list.filter(of).length) / list.length).toFixed(1)} %`;
  const clear = found.filter((each) => each.clear);
  const behind = found.reduce((sum, each) => sum + each.behind, 0) / Math.max(1, found.length);
  const lines = [
    `${game}, seed ${seed}: ${found.length} decisions, 240 playouts of each choice by each judge`,
    `both name the same best choice at ${share(({ same }) => same)}; the first judge's is ${behind.toFixed(2)} points behind to the second`,
    `clear enough for a puzzle to the first judge: ${clear.length}; of these the same best choice at ${share(({ same }) => same, clear)}, as clear to the second at ${share(({ bothClear }) => bothClear, clear)}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return OK;
}

/** The search: plays game after game and appends what it finds to a file, so that nothing is lost when it stops. */

import { availableParallelism } from 'node:os';
import { fingerprintOf } from '@tokaido/bots';
import { OK, printError } from '../exit.ts';
import { randomPhrase } from '../games/seed-phrase.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { countsText, sumOfCounts } from './counts.ts';
import type { PuzzleFlags } from './flags.ts';
import type { FoundGame } from './found-file.ts';
import { openFound } from './found-file.ts';
import { searchAt } from './judges.ts';
import { searchAll } from './pool.ts';
import { tableWords, usualJudge } from './tables.ts';

const MINUTE = 60_000;

export async function searchPuzzles(flags: PuzzleFlags & { readonly out: string }): Promise<number> {
  const { game, count = Infinity, minutes } = flags;
  const judge = flags.judge ?? usualJudge(game);
  const until = minutes === undefined ? null : Date.now() + minutes * MINUTE;
  const first = searchAt({ game, judge, until }, tableWords(game, 1));
  if (!first.ok)
    return printError(`${first.error}${flags.judge === undefined ? '; give another with --judge' : ''}`);
  const [own, other] = first.value.search.judges;
  const judges = [fingerprintOf(own.net), fingerprintOf(other.net)] as const;
  const opened = openFound(flags.out, { game, seed: flags.seed, judges }, randomPhrase);
  if (!opened.ok) return printError(opened.error);
  const { head, games, append } = opened.value;
  const known = new Set(games.map(({ number }) => number));
  let found = games.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  const isTimed = flags.count === undefined;
  const bar = progressBar(isTimed ? (minutes ?? 1) * 60 : count, isTimed ? 'seconds' : 'puzzles', 'lines');
  const started = Date.now();

  const isEnough = () => found >= count || (until !== null && Date.now() >= until);
  function* numbers(): Generator<number> {
    for (let number = 1; !isEnough(); number++) if (!known.has(number)) yield number;
  }

  const all: FoundGame[] = [...games];
  try {
    await searchAll(
      numbers(),
      { game, seed: head.seed, judge, until },
      flags.workers ?? availableParallelism(),
      (number, { puzzles, counts }) => {
        const line = { number, puzzles, counts };
        append(line);
        all.push(line);
        found += puzzles.length;
        bar.at(isTimed ? Math.round((Date.now() - started) / 1000) : Math.min(found, count));
      },
    );
  } finally {
    bar.end();
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(
    `${[`${game}, seed ${head.seed}: ${found} puzzles in ${all.length} games, ${seconds} s`, ...countsText(sumOfCounts(all))].join('\n')}\n`,
  );
  return OK;
}

/** `tokaido puzzles`: finds puzzles, chooses among those found, and tells how many of them bots solve. */

import { printError } from '../exit.ts';
import { checkPuzzles } from './check.ts';
import type { PuzzleFlags } from './flags.ts';
import { mergePuzzles } from './merge.ts';
import { sampleJudges } from './sample.ts';
import { searchPuzzles } from './search.ts';

export async function puzzles(files: readonly string[], flags: PuzzleFlags): Promise<number> {
  const help = 'see tokaido puzzles --help';
  if (flags.merge === true && flags.check !== undefined)
    return printError(`--merge or --check, not both; ${help}`);
  if (flags.keep !== undefined && flags.merge !== true)
    return printError(`--keep goes with --merge; ${help}`);
  if (flags.merge === true || flags.check !== undefined) {
    if (files.length === 0) return printError(`name the files to read; ${help}`);
    return flags.check === undefined
      ? mergePuzzles(files, flags)
      : checkPuzzles(files, flags.check, flags.workers);
  }
  if (files.length > 0) return printError(`files are read with --merge or --check only; ${help}`);
  if (flags.sample !== undefined) return sampleJudges(flags.sample, flags);
  if (flags.out === undefined) return printError(`say with --out where to write what is found; ${help}`);
  if (flags.count === undefined && flags.minutes === undefined)
    return printError(`say with --count or --minutes how long to search; ${help}`);
  return searchPuzzles({ ...flags, out: flags.out });
}

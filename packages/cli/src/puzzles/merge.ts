/** `--merge`: the puzzles of a game out of all that searches have found. */

import { writeFileSync } from 'node:fs';
import type { Puzzle, PuzzleFile } from '@tokaido/bots';
import { gradeOf, PUZZLE_FORMAT, selectPuzzles } from '@tokaido/bots';
import { errorText, OK, printError } from '../exit.ts';
import { countsText, sumOfCounts } from './counts.ts';
import type { PuzzleFlags } from './flags.ts';
import type { FoundFile } from './found-file.ts';
import { readFound } from './found-file.ts';
import { readPuzzles } from './puzzle-file.ts';
import { spreadText } from './spread.ts';

export function mergePuzzles(files: readonly string[], { count, out, keep }: PuzzleFlags): number {
  if (out === undefined) return printError('say with --out where to write the puzzles');
  const read: FoundFile[] = [];
  for (const file of files) {
    const found = readFound(file);
    if (!found.ok) return printError(found.error);
    read.push(found.value);
  }
  const [first] = read;
  if (first === undefined) return printError('name the files to read');
  const { game, judges } = first.head;
  const odd = read.findIndex(({ head }) => head.game !== game || head.judges.join() !== judges.join());
  if (odd >= 0) return printError(`${files[odd]} is of another game, or was judged by other nets`);
  const kept = keep === undefined ? null : readPuzzles(keep);
  if (kept !== null && !kept.ok) return printError(kept.error);
  if (kept !== null && kept.value.game !== game)
    return printError(`${keep} holds puzzles of ${kept.value.game}`);
  const games = read.flatMap((each) => each.games);
  // Grades are those of this version, whichever version searched.
  const found = games.flatMap(({ puzzles }) =>
    puzzles.map((puzzle) => ({ ...puzzle, grade: gradeOf(puzzle.missed) })),
  );
  const stay = kept?.value.puzzles ?? [];
  const chosen = selectPuzzles(stay, found, count ?? stay.length + found.length);
  const puzzles = chosen.map((puzzle, i): Puzzle => ({ id: `${game[0]}${i + 1}`, ...puzzle }));
  try {
    writeFileSync(out, textOf({ format: PUZZLE_FORMAT, game, judges, puzzles }));
  } catch (error) {
    return printError(`cannot write ${out}: ${errorText(error)}`);
  }
  const lines = [
    `${puzzles.length} of ${found.length} puzzles of ${game} chosen`,
    ...countsText(sumOfCounts(games)),
    '',
    ...spreadText(puzzles),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return OK;
}

/** A puzzle a line, so that a change of one is a change of one line. */
function textOf({ puzzles, ...head }: PuzzleFile): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`;
}

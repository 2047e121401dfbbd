/** Reads the puzzles of a game from a file. */

import { readFileSync } from 'node:fs';
import type { PuzzleFile } from '@tokaido/bots';
import { PUZZLE_FORMAT } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { errorText } from '../exit.ts';

export function readPuzzles(file: string): Result<PuzzleFile> {
  let json: Partial<PuzzleFile> | null;
  try {
    json = JSON.parse(readFileSync(file, 'utf8')) as Partial<PuzzleFile> | null;
  } catch (error) {
    return fail(`cannot read ${file}: ${errorText(error)}`);
  }
  return json?.format === PUZZLE_FORMAT && Array.isArray(json.puzzles)
    ? ok(json as PuzzleFile)
    : fail(`${file} holds no puzzles of a format that this program reads (${PUZZLE_FORMAT})`);
}

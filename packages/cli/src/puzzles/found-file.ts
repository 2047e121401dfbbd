/** What a search has found, as lines of JSON: a head, then a line for each game that was looked through. */

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Puzzle, SearchCounts } from '@tokaido/bots';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { errorText } from '../exit.ts';

const FORMAT = 1;

export interface FoundHead {
  readonly foundPuzzles: typeof FORMAT;
  readonly game: string;
  readonly seed: string;
  /** The fingerprints of the nets. */
  readonly judges: readonly [string, string];
}

export interface FoundGame {
  readonly number: number;
  readonly puzzles: readonly Omit<Puzzle, 'id'>[];
  readonly counts: SearchCounts;
}

export interface FoundFile {
  readonly head: FoundHead;
  readonly games: readonly FoundGame[];
}

/** A line that was cut off when a search was stopped is left out: its game is looked through again. */
export function readFound(file: string): Result<FoundFile> {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    return fail(`cannot read ${file}: ${errorText(error)}`);
  }
  const head = parsed(lines[0] ?? '') as FoundHead | null;
  if (head?.foundPuzzles !== FORMAT) return fail(`${file} was not written by a search for puzzles`);
  const games = lines.slice(1).flatMap((line) => (parsed(line) as FoundGame | null) ?? []);
  return ok({ head, games });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

interface Wanted {
  readonly game: string;
  readonly seed: string | undefined;
  readonly judges: readonly [string, string];
}

/** Begins a file, or continues the one that is there if it is of the same search. */
export function openFound(
  file: string,
  { game, seed, judges }: Wanted,
  newSeed: () => string,
): Result<FoundFile & { readonly append: (game: FoundGame) => void }> {
  const append = (line: FoundGame) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  if (existsSync(file)) {
    const found = readFound(file);
    if (!found.ok) return found;
    const { head } = found.value;
    const isSame =
      head.game === game &&
      (seed === undefined || head.seed === seed) &&
      head.judges.join() === judges.join();
    return isSame
      ? ok({ ...found.value, append })
      : fail(
          `${file} belongs to another search: of ${head.game} with the seed "${head.seed}"; name another file`,
        );
  }
  const head: FoundHead = { foundPuzzles: FORMAT, game, seed: seed ?? newSeed(), judges };
  try {
    writeFileSync(file, `${JSON.stringify(head)}\n`);
  } catch (error) {
    return fail(`cannot write ${file}: ${errorText(error)}`);
  }
  return ok({ head, games: [], append });
}

/** Which puzzles are wanted: by game, box and grade. Remembered on the device. */

import { signal } from '@preact/signals';
import type { Puzzle } from '@tokaido/bots/puzzle';
import { GAMES } from '../app/settings.ts';
import { deviceStorage } from '../app/storage.ts';
import type { History } from './history.ts';
import { answerTo } from './history.ts';
import type { PuzzleGame } from './puzzle-data.ts';
import { boxesOf } from './puzzle-data.ts';

export interface PuzzleFilter {
  readonly game: PuzzleGame;
  /** The id of a box, `base` for none; empty for any. */
  readonly box: string;
  /** 0 for any. */
  readonly grade: number;
}

const NAME = 'puzzles.filter';

export function readFilter(stored: unknown): PuzzleFilter {
  const { game, box, grade } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  return {
    game: GAMES.find((id) => id === game) ?? GAMES[0],
    box: typeof box === 'string' && /^[a-z-]{0,30}$/.test(box) ? box : '',
    grade: typeof grade === 'number' && Number.isInteger(grade) && grade >= 0 && grade <= 5 ? grade : 0,
  };
}

const current = signal(readFilter(deviceStorage.get(NAME)));

export const filter = current;

export function setFilter(next: PuzzleFilter): void {
  current.value = next;
  // A filter that is lost is soon set again.
  deviceStorage.set(NAME, next);
}

export function isWanted({ box, grade }: PuzzleFilter, puzzle: Puzzle): boolean {
  const boxes = boxesOf(puzzle);
  const inBox = box === '' || (box === 'base' ? boxes.length === 0 : boxes.includes(box));
  return inBox && (grade === 0 || puzzle.grade === grade);
}

/** All boxes that there are puzzles of, `base` among them. */
export function boxesIn(puzzles: readonly Puzzle[]): readonly string[] {
  const found = new Set(puzzles.flatMap((puzzle) => boxesOf(puzzle)));
  return found.size === 0 ? [] : ['base', ...found];
}

/** The next one that is wanted and was not answered, after the one that is shown and else from the first on. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  wanted: PuzzleFilter,
  answers: History,
  after: string | null,
): Puzzle | null {
  const from = puzzles.findIndex(({ id }) => id === after) + 1;
  const order = [...puzzles.slice(from), ...puzzles.slice(0, from)];
  return (
    order.find(
      (puzzle) =>
        puzzle.id !== after && isWanted(wanted, puzzle) && answerTo(answers, puzzle.id) === undefined,
    ) ?? null
  );
}

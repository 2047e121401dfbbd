/** The puzzles among which one is shown: those of its game. */

import type { Puzzle } from '@tokaido/bots/puzzle';

export interface PuzzleSet {
  readonly puzzles: readonly Puzzle[];
}

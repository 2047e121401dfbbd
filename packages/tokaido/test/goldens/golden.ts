/** A golden record that is wanted: what it shows, and how to look for such a game. */

import type { Options } from '../../src/index.ts';
import type { ReplayedGame } from './replayed-game.ts';

/** Gives each action in words a weight; the search takes the heaviest, and any of equal ones. */
export type Taste = (action: string) => number;

export interface Golden {
  /** The file without its ending. */
  readonly name: string;
  /** What the game shows, in a sentence. */
  readonly shows: string;
  readonly options: Options;
  readonly taste: Taste;
  /** Whether a game shows it. */
  holds(game: ReplayedGame): boolean;
}

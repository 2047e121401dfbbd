/** A puzzle: a position from a game between bots with one clearly best choice, and what every choice is worth. */

/** Of the file that holds the puzzles of a game. Readers refuse any other. */
export const PUZZLE_FORMAT = 1;

/** An answer this close to the best, in points, counts as solved. */
export const CLOSE = 0.3;

/** How many grades there are; the hardest has this number. */
export const GRADES = 5;

/** The first number of a pair is the judge's that comes with the game, the second that of the other one. */
export type Pair = readonly [number, number];

export interface PuzzleChoice {
  /** In words, as in a record. */
  readonly action: string;
  /** Expected final points of the seat that decides, and their standard errors. */
  readonly points: Pair;
  readonly errors: Pair;
  readonly win: Pair;
  readonly winErrors: Pair;
  /** By source of points: what it brings its seat more or less than the best one, the mean of both. None for the best. */
  readonly by?: Readonly<Record<string, number>>;
  /** By seat: what it brings the others more or less than the best one; 0 for the seat itself. */
  readonly others?: readonly number[];
}

/** How far the best choice is ahead of the next one, by each judge. */
export interface PuzzleGap {
  readonly points: Pair;
  readonly errors: Pair;
}

export interface Puzzle {
  readonly id: string;
  /** The game up to the decision, in its short form. */
  readonly record: string;
  readonly seat: number;
  /** The name of the decision, such as `travel`. */
  readonly kind: string;
  /** The part of the game, from 1: the leg in Tokaido. */
  readonly part: number;
  /** The traveler of the seat, or its color. */
  readonly persona: string;
  /** From 1, which nearly everybody finds, to `GRADES`. */
  readonly grade: number;
  /** The share of weaker levels that miss it. */
  readonly missed: number;
  readonly playouts: Pair;
  readonly gap: PuzzleGap;
  /** The best first, then by expected points. */
  readonly choices: readonly PuzzleChoice[];
}

export interface PuzzleFile {
  readonly format: typeof PUZZLE_FORMAT;
  readonly game: string;
  /** The fingerprints of the nets that judged. */
  readonly judges: readonly [string, string];
  readonly puzzles: readonly Puzzle[];
}

export function meanOf([first, second]: Pair): number {
  return (first + second) / 2;
}

/** The standard error of that mean: the judges deal the hidden cards independently. */
export function errorOf([first, second]: Pair): number {
  return Math.hypot(first, second) / 2;
}

/** Points that a choice leaves behind, by both judges together. */
export function behind({ choices }: Pick<Puzzle, 'choices'>, action: string): number | null {
  const chosen = choices.find((choice) => choice.action === action);
  return chosen === undefined ? null : meanOf(choices[0].points) - meanOf(chosen.points);
}

/** Whether a choice is as good as the best one; false for one that is no choice. */
export function isSolvedBy(puzzle: Pick<Puzzle, 'choices'>, action: string): boolean {
  const gap = behind(puzzle, action);
  return gap !== null && gap <= CLOSE;
}

/** Whether the game is won, or lost, whatever is chosen: then the choice no longer matters to anybody who wants to win. */
export function isDecided({ choices }: Pick<Puzzle, 'choices'>): boolean {
  const wins = choices.flatMap(({ win }) => win);
  return wins.every((win) => win === 0) || wins.every((win) => win === 1);
}

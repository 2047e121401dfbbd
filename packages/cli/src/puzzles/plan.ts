/** Where and how long is searched; the same for all jobs. */
export interface PuzzlePlan {
  readonly game: string;
  readonly seed: string;
  /** The file of the second judge. */
  readonly judge: string;
  /** When to stop, in ms since 1970; null for never. */
  readonly until: number | null;
}

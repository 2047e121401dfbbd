/** What `tokaido puzzles` was asked, as typed. */

export interface PuzzleFlags {
  readonly game: string;
  readonly seed?: string;
  readonly count?: number;
  readonly minutes?: number;
  readonly judge?: string;
  readonly workers?: number;
  readonly out?: string;
  readonly merge?: boolean;
  readonly keep?: string;
  readonly check?: string;
  readonly sample?: number;
}

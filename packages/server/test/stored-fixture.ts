/** What is written down beside the stored data of a version, so that later ones can be held against it. */

import type { Entry, Turn } from '@tokaido/table';

export interface StoredTableFixture {
  readonly id: string;
  readonly phase: 'lobby' | 'playing' | 'over';
  /** The secrets of the people, by seat. */
  readonly secrets: readonly string[];
  /** The number of the last entry. */
  readonly n: number;
  /** What must be decided; null where nothing is. */
  readonly turn: Pick<Turn, 'seat' | 'decision' | 'number'> | null;
  /** Lines said so far. */
  readonly said: number;
  /** Entries with which the program of that time played the game to its end. */
  readonly rest: readonly Entry[];
  /** The points at that end; none for a table where no game has begun. */
  readonly points: readonly number[];
}

/** The tables by name. */
export type StoredFixture = Readonly<Record<string, StoredTableFixture>>;

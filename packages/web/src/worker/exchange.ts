/** Whole games as page and worker pass them on: how one ended, and one that comes from another device. */

import type { Score, View } from '@tokaido/kernel';
import type { Damage } from './games.ts';

export interface Outcome {
  readonly scores: readonly Score[];
  /** The last position as everybody may see it. */
  readonly view: View;
  readonly record: string;
  /** That of the table, where it is not the usual one. */
  readonly board?: string | undefined;
}

export interface ForeignGame {
  readonly id: string;
  /** The row of the list, as that device had it. */
  readonly row: unknown;
  /** The entries of its log; version 0.1.0 exported the record in their place. */
  readonly entries?: readonly unknown[];
  readonly record?: string;
  /** The board file of that device, where the record was not played on the usual one. */
  readonly board?: string;
}

/** `longer`: it was here too, but not as far. `unfinished`: a record of a running game, which cannot go on. */
export type Taken = 'added' | 'longer' | 'here' | 'unfinished' | Damage;

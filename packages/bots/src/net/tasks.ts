/** What nets are trained for: each task has its features and its tables. */

import type { Game, State } from '@tokaido/kernel';
import type { Features } from './features.ts';

export interface NetTask {
  readonly id: string;
  readonly game: Game<State, unknown, unknown>;
  readonly features: Features<State>;
  readonly seats: number;
  readonly tables: readonly unknown[];
}

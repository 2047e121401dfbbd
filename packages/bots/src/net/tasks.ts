/** What nets are trained for: each task has its features and its tables. */

import type { Game, State } from '@tokaido/kernel';
import type { Features } from './features.ts';

/** Tables of one kind; within it all are drawn alike. */
export interface TableKind {
  readonly name: string;
  /** How often such a table is drawn, compared with the other kinds. */
  readonly weight: number;
  readonly tables: readonly unknown[];
}

export interface NetTask {
  readonly id: string;
  readonly game: Game<State, unknown, unknown>;
  readonly features: Features<State>;
  readonly seats: number;
  readonly kinds: readonly TableKind[];
  /** The tables of all kinds. */
  readonly tables: readonly unknown[];
}

export function netTask(task: Omit<NetTask, 'tables'>): NetTask {
  return { ...task, tables: task.kinds.flatMap(({ tables }) => tables) };
}

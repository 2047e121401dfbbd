/** What trainer, learner and actors tell each other. The learner in Python gets and sends the same, a line of JSON each. */

import type { Counts } from './checkpoint.ts';

export type ToLearner =
  /** How much of the run is done, from 0 to 1, and how much is spent, in its unit. */
  | { readonly type: 'progress'; readonly done: number; readonly spent: number }
  /** Write a checkpoint. */
  | { readonly type: 'save' }
  /** No more chunks will come: learn what is there, save all and stop. */
  | { readonly type: 'finish' };

/** How the learner is doing: counts of the whole run, and errors on positions it had not seen. */
export interface News extends Counts {
  readonly window: number;
  readonly rate: number;
  readonly crossEntropy: number;
  readonly brier: number;
  /** Root of the mean squared error of a seat's final points. */
  readonly points: number;
}

export type FromLearner =
  | {
      readonly type: 'ready';
      readonly device: string;
      readonly batch: number;
      readonly window: number;
      /** Positions that were kept by the command before. */
      readonly kept: number;
    }
  | { readonly type: 'weights' }
  | ({ readonly type: 'news' } & News)
  | ({ readonly type: 'finished' } & News)
  | { readonly type: 'error'; readonly error: string };

/** Numbers that the trainer and all actors share. */
export const CONTROL = {
  /** Games begun by this command. */
  games: 0,
  /** Not 0 when the actors must stop. */
  stop: 1,
  /** How much of the run is done, in millionths. */
  done: 2,
  /** Counts the weights that the learner has written. */
  weights: 3,
} as const;

export const MILLION = 1_000_000;

export function newControl(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4 * Object.keys(CONTROL).length));
}

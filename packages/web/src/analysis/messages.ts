/** What passes between a page and the worker that analyses a game for it: one worker for each game. */

import type { Analysis, RefinedDecision, ThreeMoments } from '@tokaido/bots';

export type ToAnalyst =
  | {
      readonly to: 'begin';
      /** The record as text. */
      readonly record: string;
      /** That of the table, where it is not the usual one. */
      readonly board: string | undefined;
      /** The seat whose moves get their second look first; −1 for none. */
      readonly seat: number;
      /** Whether marked moves get a second look. */
      readonly refines: boolean;
    }
  /** Goes on without the net, which cannot be had: simple playouts judge. */
  | { readonly to: 'without-net' }
  /** Gives one more move a second look, before all others. */
  | { readonly to: 'look-closer'; readonly move: number }
  | { readonly to: 'pause' }
  | { readonly to: 'resume' };

/** `loading`: rules and judge; `judging`: every decision once; `refining`: playouts of the marked ones. */
export type Stage = 'loading' | 'judging' | 'refining' | 'done';

export interface Progress {
  readonly stage: Stage;
  readonly done: number;
  readonly total: number;
}

/** All that has been found so far. */
export interface Report {
  readonly analysis: Analysis;
  /** By seat; null until every move was looked at. */
  readonly moments: readonly ThreeMoments[] | null;
  readonly refined: readonly RefinedDecision[];
}

/** Why it does not go on: the record cannot be read, the judge cannot be fetched, or something is broken. */
export type WhyNot = 'record' | 'net' | 'failed';

export type FromAnalyst =
  | { readonly from: 'progress'; readonly progress: Progress }
  | { readonly from: 'report'; readonly report: Report }
  /** `problem` says what is wrong with a record, in the engine's words; else it is empty. */
  | { readonly from: 'problem'; readonly why: WhyNot; readonly problem: string };

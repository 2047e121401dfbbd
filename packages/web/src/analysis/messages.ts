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
  | { readonly to: 'resume' }
  /** Tells what is stored of games by their `recordKey`, and analyses nothing. */
  | { readonly to: 'recall'; readonly keys: readonly string[] };

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
  /** By seat; null until every move was looked at. */
  readonly sums: readonly SeatSums[] | null;
}

/** Why it does not go on: the record cannot be read, the judge cannot be fetched, or something is broken. */
export type WhyNot = 'record' | 'net' | 'failed';

/** How well a seat played a whole game, and what its draws brought. */
export interface SeatSums {
  /** In per cent; null for one that plays the judge's own moves. */
  readonly accuracy: number | null;
  readonly lostPerDecision: number;
  readonly decisions: number;
  /** Win share. */
  readonly luck: number;
}

export type FromAnalyst =
  /** In the order of the keys; null where there is no whole analysis. */
  | { readonly from: 'recalled'; readonly sums: readonly (readonly SeatSums[] | null)[] }
  | { readonly from: 'progress'; readonly progress: Progress }
  | { readonly from: 'report'; readonly report: Report }
  /** `problem` says what is wrong with a record, in the engine's words; else it is empty. */
  | { readonly from: 'problem'; readonly why: WhyNot; readonly problem: string };

/** What passes between the page and the worker with the tables of this device. */

import type { Advice, Hint } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import type { ClientMessage, Plan, ServerMessage } from '@tokaido/table';
import type { LessonGame } from '../learn/lesson.ts';
import type { BranchSetup } from './branch-setup.ts';
import type { ForeignGame, Outcome, Taken } from './exchange.ts';
import type { LocalGame, LocalSetup } from './games.ts';

/** What the page may ask, and what it is answered. */
export interface Asks {
  list: { readonly ask: object; readonly answer: readonly LocalGame[] };
  /** Answered with the id of the new game. */
  create: { readonly ask: { readonly setup: LocalSetup }; readonly answer: string };
  /** A game that branches off another one, or another branch from where one of this device began. */
  branch: { readonly ask: { readonly from: BranchSetup | string }; readonly answer: string };
  /** The table of a lesson, which is stored nowhere; `taken` is what was decided there before. */
  lesson: {
    readonly ask: { readonly lesson: LessonGame; readonly taken: readonly string[] };
    readonly answer: string;
  };
  /** The table of a daily road, once more each time it is asked for. */
  daily: { readonly ask: { readonly date: string }; readonly answer: string };
  remove: { readonly ask: { readonly id: string }; readonly answer: null };
  /** The record as text; for a damaged game everything that is left of it, as JSON. */
  record: { readonly ask: { readonly id: string }; readonly answer: string };
  /** How a game ended; refused for one that is not over. */
  outcome: { readonly ask: { readonly id: string }; readonly answer: Outcome };
  /** Everything that is stored of a game, as it is stored. */
  log: { readonly ask: { readonly id: string }; readonly answer: readonly unknown[] };
  /** A game that comes from another device. */
  take: { readonly ask: { readonly game: ForeignGame }; readonly answer: Taken };
  /** `board` is that of the table, where it is not the usual one. */
  hint: {
    readonly ask: { readonly view: View; readonly board: string | undefined };
    readonly answer: Hint | null;
  };
  /** Plays the choices of a view on to the end a little further, and tells what is known of them by then. */
  points: {
    readonly ask: { readonly view: View; readonly board: string | undefined };
    readonly answer: PointsSoFar | null;
  };
  /** Fetches ahead of time what a table is played with. */
  prefetch: { readonly ask: Pick<Plan, 'game' | 'options'>; readonly answer: null };
}

/** Expected final points that are still being worked out. */
export interface PointsSoFar {
  /** Games played to the end, and how many there will be. */
  readonly done: number;
  readonly all: number;
  /** Null until every choice was played on twice. */
  readonly advice: Advice | null;
}

export type AskName = keyof Asks;

export type Ask = { [K in AskName]: { readonly name: K } & Asks[K]['ask'] }[AskName];

export type ToWorker =
  /** A message at a table; each link is a device at one table. */
  | { readonly to: 'table'; readonly link: number; readonly table: string; readonly message: ClientMessage }
  /** Hot seat: the curtain is lifted by the one who must decide. */
  | { readonly to: 'lift'; readonly link: number }
  | { readonly to: 'leave'; readonly link: number }
  | { readonly to: 'ask'; readonly id: number; readonly ask: Ask };

export type FromWorker =
  | { readonly from: 'table'; readonly link: number; readonly message: ServerMessage }
  | { readonly from: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly from: 'error'; readonly id: number; readonly code: LocalTableErrorCode }
  /** Whether games outlive the page; told at the start, when saving fails, and when it works again. */
  | { readonly from: 'persistence'; readonly persistent: boolean };

/** Why the worker could not do what was asked, for programs; screens have their own words. */
export type LocalTableErrorCode = 'no-table' | 'damaged' | 'bad-setup' | 'failed';

export class LocalTableError extends Error {
  readonly code: LocalTableErrorCode;

  constructor(code: LocalTableErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

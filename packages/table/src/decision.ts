/** What is needed to decide about a command, and what comes out: entries, or a refusal. */

import type { Result } from '@tokaido/kernel';
import type { Command } from './command.ts';
import type { Entry } from './entries.ts';
import type { Refused } from './refused.ts';
import type { Table } from './table.ts';

/** What the table cannot know by itself. */
export interface World {
  readonly now: number;
  /** For how many milliseconds nobody has been connected for a seat. */
  awayFor(seat: number): number;
  /** Where the rematch is played; it must be open before this table can name it. */
  readonly next?: string | undefined;
}

export interface Decided {
  readonly entries: readonly Entry[];
  /** Set where the same command was carried out before: the number of its entry. */
  readonly n?: number;
}

export type Answer = Result<Decided, Refused>;

/** What `decide` is asked: everything but talk, which has a log of its own. */
export type TableCommand = Exclude<Command, { readonly t: 'say' }>;

/** What only a host may ask, or only where there are others. */
export type CompanyCommand = Extract<
  Command,
  { readonly t: 'host' | 'remove' | 'readmit' | 'close' | 'ask-undo' | 'answer-undo' }
>;

export type Made = EntryBody | readonly EntryBody[] | Answer;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type EntryBody = Without<Entry, 'at' | 'asked'>;

/** A function for each kind of command. `key` is the caller's; a stranger's is empty. */
export type Handlers<C extends TableCommand> = {
  readonly [T in C['t']]: (
    table: Table,
    key: string,
    command: Extract<C, { readonly t: T }>,
    world: World,
  ) => Made;
};

/**
 * Far more entries than a game has. Afterwards a table takes only decisions and what there can be but few of beside
 * them, so that every game can be finished, and every log ends.
 */
export const MANY_ENTRIES = 3000;

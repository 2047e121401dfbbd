/**
 * The log of a table. Everything that ever happens there is an entry, numbered from 1 without gaps; a table is
 * what its entries make of it. Entries are plain data and hold secrets: they never leave the program that runs it.
 */

import type { BranchStart } from './branch-start.ts';
import type { Plan } from './plan.ts';

/** Who took a decision: the person of the seat, the bot of the seat, or a bot in place of the person. */
export type By = 'person' | 'bot' | 'stand-in';

/** What every entry may carry: its time, and the command that asked for it, so that it is carried out once. */
interface Base {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who asked, and by which of their commands; absent for what the table does by itself. */
  readonly asked?: string;
}

/** A person who takes a seat. */
export interface Sitter {
  /** SHA-256 of the secret that the device holds, in hexadecimal digits. */
  readonly key: string;
  readonly name: string;
  /** Random bytes for the shuffle, in hexadecimal digits; empty for none. */
  readonly bytes: string;
}

/** A guest whom the host has removed. */
export interface RemovedGuest {
  readonly key: string;
  readonly name: string;
  /** The host has let them back in; absent otherwise. They stay in the list, so that the others keep their places in it. */
  readonly back?: true;
}

/**
 * What somebody says about the table and not only about themselves, see `shared-table-rules.ts`. It is part of `ready`, so that
 * programs of 0.1.0 can still read the log.
 */
export type Says =
  /** From now on the host sits here. */
  | { readonly host: true }
  /** The person wants the game to begin. */
  | { readonly start: true }
  /** The host has closed the table. */
  | { readonly close: true }
  /** The host lets a removed guest back in, by their place in the list. */
  | { readonly readmit: number }
  /** The person wants to go back to where `keep` moves were made, and the seats `of` are asked. */
  | { readonly undo: 'ask'; readonly keep: number; readonly of: readonly number[] }
  | { readonly undo: 'agree' | 'refuse' | 'withdraw' | 'lapse' };

export type Entry = Base &
  (
    | {
        readonly kind: 'opened';
        readonly id: string;
        readonly plan: Plan;
        /** The secret half of the shuffle's seed. */
        readonly secret: string;
        /** Who may start; they sit on the seat planned as `me`, if there is one. */
        readonly host: Sitter;
        /** The colors of the seats where they are not in order: at a rematch. Program 0.1.0 did not write them down. */
        readonly colors?: readonly number[];
        /** Who was removed from the table before this one; absent where nobody was. */
        readonly removed?: readonly RemovedGuest[] | undefined;
        /** The game that is played on here; absent where one begins at its set-up. Program 0.1.0 knew no branches. */
        readonly branch?: BranchStart | undefined;
      }
    | { readonly kind: 'sat'; readonly seat: number; readonly who: Sitter }
    | {
        readonly kind: 'named';
        readonly seat: number;
        readonly name: string;
        /**
         * The color that the person chose; absent where only the name was changed. It is no kind of its own, so that
         * programs that know no such choice can still read the log.
         */
        readonly color?: number;
      }
    | {
        readonly kind: 'ready';
        readonly seat: number;
        readonly ready: boolean;
        /**
         * Whether the person uses the coach; absent where only `ready` was said. It is no kind of its own, so that
         * programs that do not know the coach can still read the log.
         */
        readonly coach?: boolean;
        /** What the host said of free text, at whatever seat; absent where nothing. No kind of its own either. */
        readonly chat?: boolean;
        readonly says?: Says;
      }
    | { readonly kind: 'bytes'; readonly seat: number; readonly bytes: string }
    | {
        readonly kind: 'seat';
        readonly seat: number;
        readonly to: 'open' | 'bot' | 'closed';
        readonly level: string;
        /** Absent where the bot has none. */
        readonly temper?: string | undefined;
        /** The person who sat there may not sit down at this table until the host lets them back in; absent otherwise. */
        readonly removed?: true;
      }
    | { readonly kind: 'left'; readonly seat: number }
    | {
        readonly kind: 'began';
        /** What each seat gave for the shuffle. Whoever leaves or sits down later changes nothing about it. */
        readonly mix: readonly string[];
        /** The rules version by which the game is played to its end. Program 0.0 did not write it down. */
        readonly rules?: number;
      }
    | {
        readonly kind: 'acted';
        readonly seat: number;
        readonly action: string;
        readonly by: By;
        /** The clock had run out. */
        readonly late?: true;
      }
    | {
        readonly kind: 'undone';
        readonly seat: number;
        /** By agreement: so many moves stay. Absent where only the last one is taken back. */
        readonly keep?: number;
      }
    | { readonly kind: 'extended'; readonly seat: number }
    | { readonly kind: 'voted'; readonly seat: number; readonly about: number }
    | { readonly kind: 'stand-in'; readonly seat: number }
    | { readonly kind: 'back'; readonly seat: number }
    /** How long nobody could be served: clocks of live tables are set back by it. */
    | { readonly kind: 'paused'; readonly ms: number }
    /** Where the rematch is played. */
    | { readonly kind: 'next'; readonly table: string }
  );

export type EntryOf<K extends Entry['kind']> = Extract<Entry, { readonly kind: K }>;

/** The messages between a host and a bot that is a program: one JSON object per line, see docs/engine.md. */

import type { Budget } from '@tokaido/bots';
import type { Details, Result, View } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';

/** Grows when a host or a bot of an older version would no longer understand. */
export const PROTOCOL = 1;

/** Which seat of which table is meant: a program may play several at the same time. */
export interface Place {
  readonly table: string;
  /** From 0. */
  readonly seat: number;
}

export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
}

/** A game begins, or is gone on with: everything a decision needs is in its view. */
export interface TakeSeat extends Place {
  readonly type: 'seat';
  /** The game by its id, its options in words and its rules version, as in a record. */
  readonly game: string;
  readonly options: string;
  readonly rules: number;
  /** Another board than the usual one of Duo. */
  readonly board?: unknown;
  /** For the bot's own randomness: the same seed, the same answers. */
  readonly seed: number;
  /** How long to think for each decision; 0 where it is left to the bot. */
  readonly budget: Budget;
  /** The host waits so many milliseconds for an answer, and no longer. */
  readonly limit: number;
  /** Which of its bots is to play, for a program that has several. */
  readonly bot?: string;
}

export interface Decide extends Place {
  readonly type: 'decide';
  /** Counts the decisions of the game. */
  readonly number: number;
  /** The decision by its name, and what it is about. */
  readonly decision: string;
  readonly details: Details;
  readonly view: View;
  /** The legal actions in words; the answer is one of them. */
  readonly legal: readonly string[];
}

/** The game is over, or goes on without the program. */
export interface Leave extends Place {
  readonly type: 'leave';
}

export type HostMessage =
  | Hello
  | TakeSeat
  | Decide
  | Leave
  | { readonly type: 'ping' }
  | { readonly type: 'quit' };

/** Each message is answered once, in order; only `quit` has no answer. */
export type Answer =
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly name: string;
      readonly version: string;
    }
  | (Place & { readonly type: 'ready' })
  | (Place & { readonly type: 'action'; readonly number: number; readonly action: string })
  | (Place & { readonly type: 'left' })
  | { readonly type: 'pong' }
  | { readonly type: 'error'; readonly message: string };

/** A message of which nothing is known but that it is an object. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a line; the error says what is wrong with it. */
export function readFields(line: string): Result<Fields> {
  try {
    const value: unknown = JSON.parse(line);
    return isFields(value) ? ok(value) : fail('not a JSON object');
  } catch {
    return fail('not JSON');
  }
}

/** A command that is not carried out, and the reasons that several commands share. */

import { fail } from '@tokaido/kernel';
import type { Refused } from './refused.ts';

export type Refusal = ReturnType<typeof refuse>;

export function refuse(
  code: Refused['code'],
  message: string,
  reason?: Refused['reason'],
): { readonly ok: false; readonly error: Refused } {
  return fail(reason === undefined ? { code, message } : { code, message, reason });
}

export const NOT_SEATED = refuse('not-seated', 'you do not sit at this table');
export const NOT_HOST = refuse('not-host', 'only the host of the table can do that');
export const FULL = refuse('full', 'too much has happened at this table: only moves are taken now');
export const NOT_IN_LOBBY = refuse('not-now', 'the game has begun');
export const SHUT = refuse('table-closed', 'the host has closed this table');
export const NOT_PLAYING = refuse('not-now', 'no game is being played');

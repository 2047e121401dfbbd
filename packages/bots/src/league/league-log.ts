/**
 * The games of a league in a file: what all of them share in the first line, then one deal of a pairing per line. Who
 * takes part is not in the first line, so that a newcomer meets the others without their games being played again.
 */

import type { Result } from '@tokaido/kernel';
import { fail } from '@tokaido/kernel';
import { readLines } from '../arena/log.ts';
import type { LeagueBlock } from './ratings.ts';

/** A deal of a pairing at a table; the bots are identities, see `identityOf`. */
export interface LeagueLine extends LeagueBlock {
  readonly table: string;
}

/** What the deals follow from. */
export interface LeagueHead {
  readonly seed: string;
  readonly variations: string;
}

const FORMAT = 'tokaido-league 1';

export function leagueHead({ seed, variations }: LeagueHead): string {
  return JSON.stringify({ format: FORMAT, seed, variations });
}

export function leagueLine({ table, one, others, block, shares }: LeagueLine): string {
  return JSON.stringify({ table, one, others, block, shares });
}

/** What a line is about, whoever won. */
export function leagueKey({ table, one, others, block }: Omit<LeagueLine, 'shares'>): string {
  return JSON.stringify([table, one, others, block]);
}

export function readLeagueLog(text: string, head: LeagueHead): Result<LeagueLine[]> {
  const lines = readLines(text, leagueHead(head));
  if (lines !== 'other') return lines as Result<LeagueLine[]>;
  const isLeague = text.startsWith(`{"format":"${FORMAT}"`);
  return fail(
    isLeague ? 'it holds games of another seed or of other variations' : 'it is no file of the league',
  );
}

/** A league in a file: who takes part, and at which tables. docs/league.md describes it. */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { TABLE_NAMES } from './tables.ts';

export interface LeagueEntrant {
  /** What it is called in tables; its words if nothing else is given. */
  readonly name: string;
  /** The bot in words. */
  readonly bot: string;
}

export interface LeagueFile {
  readonly entrants: readonly LeagueEntrant[];
  /** Null for all tables that an entrant has a net for. */
  readonly tables: readonly string[] | null;
  /** The bot whose rating is fixed, by name. */
  readonly anchor: string | null;
}

const VERSION = 1;
const KEYS = ['version', 'about', 'entrants', 'tables', 'anchor'];

/** Reads a file's text; the error says which part is wrong and what belongs there. */
export function parseLeagueFile(text: string): Result<LeagueFile> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('it is no JSON');
  }
  if (!isObject(json)) return fail('it must be an object with "version" and "entrants"');
  const unknown = Object.keys(json).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return fail(`"${unknown}" has no meaning; there are ${KEYS.join(', ')}`);
  if (json['version'] !== VERSION) return fail(`"version" must be ${VERSION}`);
  const { entrants: list, tables = null, anchor = null } = json;
  if (!Array.isArray(list)) return fail('"entrants" must be a list of bots');
  const entrants: LeagueEntrant[] = [];
  for (const [i, each] of list.entries()) {
    const entrant = readEntrant(each);
    if (entrant === null) return fail(`entrant ${i + 1} must be {"name": …, "bot": …} or the words of a bot`);
    entrants.push(entrant);
  }
  if (tables !== null && !isListOfWords(tables)) return fail('"tables" must be a list of names');
  const strange = tables?.find((name) => !TABLE_NAMES.includes(name));
  if (strange !== undefined) return fail(`unknown table "${strange}"; there are ${TABLE_NAMES.join(', ')}`);
  if (anchor !== null && typeof anchor !== 'string') return fail('"anchor" must be the name of an entrant');
  return ok({ entrants, tables, anchor });
}

function readEntrant(each: unknown): LeagueEntrant | null {
  if (typeof each === 'string') return { name: each, bot: each };
  if (!isObject(each) || typeof each['bot'] !== 'string') return null;
  const { bot, name = bot } = each;
  return typeof name === 'string' && typeof bot === 'string' ? { name, bot } : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

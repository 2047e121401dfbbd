/** The one file that holds everything of a device, see docs/formats.md. What is in it is checked bit by bit. */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { ForeignGame } from '../worker/exchange.ts';
import type { DumpedDatabase } from './databases.ts';
import { isObject } from './is-object.ts';

export const FORMAT = 'tokaido-device';
export const VERSION = 1;

export interface DeviceFile {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** When it was written. */
  readonly exported: string;
  /** What `app/storage.ts` stores, by full name. */
  readonly stored: Readonly<Record<string, unknown>>;
  readonly games: readonly {
    readonly id: string;
    readonly row: unknown;
    readonly entries: readonly unknown[];
  }[];
  readonly databases: readonly DumpedDatabase[];
}

/** What can be taken from a file. */
export interface ReadFile {
  readonly exported: string;
  readonly stored: Readonly<Record<string, unknown>>;
  readonly games: readonly ForeignGame[];
  readonly databases: readonly unknown[];
  /** Games and other parts that are not even named. */
  readonly lostGames: number;
  readonly lostParts: number;
}

export type FileProblem = 'unreadable' | 'newer';

/** The text of a file, of this version or of 0.1.0, which had no number. */
export function readFile(text: string): Result<ReadFile, FileProblem> {
  const file = parsed(text);
  if (!isObject(file)) return fail('unreadable');
  const { format, version, exported, stored, games, databases } = file;
  const isOld = format === undefined && typeof exported === 'string' && 'games' in file;
  if (!isOld && format !== FORMAT) return fail('unreadable');
  if (!isOld && !(Number.isInteger(version) && Number(version) >= 1)) return fail('unreadable');
  if (!isOld && Number(version) > VERSION) return fail('newer');
  const items = isObject(stored) ? stored : {};
  const list = Array.isArray(games) ? games : [];
  const found = list.flatMap((game) => gameIn(game, items) ?? []);
  const lists = isOld ? [games] : [games, databases];
  return ok({
    exported: typeof exported === 'string' ? exported : '',
    stored: items,
    games: found,
    databases: Array.isArray(databases) ? databases : [],
    lostGames: list.length - found.length,
    lostParts: lists.filter((each) => !Array.isArray(each)).length + (isObject(stored) ? 0 : 1),
  });
}

/** Ids stand in addresses. */
const ID = /^[\w-]{1,64}$/;

function gameIn(game: unknown, stored: Readonly<Record<string, unknown>>): ForeignGame | null {
  if (!isObject(game)) return null;
  const { id, row, entries, record } = game;
  if (typeof id !== 'string' || !ID.test(id)) return null;
  if (Array.isArray(entries)) return { id, row, entries };
  // Version 0.1.0 wrote the row and the record side by side.
  const board = (stored['tokaido.duoBoard'] as { readonly text?: unknown } | null | undefined)?.text;
  if (typeof record !== 'string') return null;
  return { id, row: game, record, ...(typeof board === 'string' && { board }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Reads a record from a file, from stdin, from the short form, or from a link that holds the whole game. */

import { existsSync, readFileSync } from 'node:fs';
import type { GameRecord, Result } from '@tokaido/kernel';
import { readGameLink, recordFromCompact, recordFromText } from '@tokaido/kernel';
import { findGame, GAME_NAMES } from '../games/game-list.ts';
import type { GameSupport } from '../games/game-support.ts';

export interface LoadedRecord {
  readonly table: GameSupport;
  readonly record: GameRecord;
}

/** `tokaido2.players%3D4.AbC…`: game with version, options, moves. */
const SHORT = /^([a-z]+)\d+\.[^.\s]*\.[\w-]*$/;
/** What follows the # of the client's link, alone or with its address. */
const LINK = /^(\S*#)?\d+\/[a-z]+\d+\.\S*$/;
const STDIN = 0;

/** The text that an argument stands for: `-` is stdin, a link is the text itself, all else is a file. */
export function readText(argument: string): Result<string> {
  const isLink = SHORT.test(argument) || LINK.test(argument);
  if (argument !== '-' && isLink && !existsSync(argument)) return { ok: true, value: argument };
  try {
    return { ok: true, value: readFileSync(argument === '-' ? STDIN : argument, 'utf8') };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code);
    return { ok: false, error: `cannot read ${argument}: ${why}` };
  }
}

/** Reads either form. Whether the moves are legal is not checked here. */
export function readRecord(argument: string): Result<LoadedRecord> {
  const text = readText(argument);
  if (!text.ok) return text;
  const found = parseRecord(text.value);
  return found.ok ? found : { ok: false, error: `${shown(argument)}: ${found.error}` };
}

/** Reads either form, or a link, from a text. */
export function parseRecord(text: string): Result<LoadedRecord> {
  if (LINK.test(text.trim())) {
    const link = readGameLink(text);
    const found = link.ok ? parseRecord(link.value.compact) : link;
    if (!link.ok || !found.ok) return found;
    return {
      ok: true,
      value: { ...found.value, record: { ...found.value.record, seats: link.value.names } },
    };
  }
  const [short, id] = SHORT.exec(text.trim()) ?? [];
  if (short !== undefined && id !== undefined) {
    const table = findGame(id);
    if (table === undefined) return unknownGame(id);
    const wrongBoard = table.boardError?.(optionWordsOf(short)) ?? null;
    if (wrongBoard !== null) return { ok: false, error: wrongBoard };
    const record = recordFromCompact(table.game, short);
    return record.ok ? { ok: true, value: { table, record: record.value } } : record;
  }
  const record = recordFromText(text);
  if (!record.ok) return record;
  const table = findGame(record.value.game);
  if (table === undefined) return unknownGame(record.value.game);
  const wrongBoard = table.boardError?.(record.value.options) ?? null;
  if (wrongBoard !== null) return { ok: false, error: wrongBoard };
  return { ok: true, value: { table, record: record.value } };
}

/** The options of a short form; none where they cannot be read. */
function optionWordsOf(short: string): string {
  try {
    return decodeURIComponent(short.split('.')[1] ?? '').replaceAll('~', ' ');
  } catch {
    return '';
  }
}

function unknownGame(id: string): Result<LoadedRecord> {
  return { ok: false, error: `a record of "${id}"; this command knows ${GAME_NAMES.join(', ')}` };
}

/** An argument for messages, where a short form would be far too long. */
export function shown(argument: string): string {
  if (argument === '-') return 'stdin';
  return argument.length > 60 ? `${argument.slice(0, 40)}…` : argument;
}

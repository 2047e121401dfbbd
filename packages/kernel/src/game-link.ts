/**
 * A link that holds a whole game: what follows the # of an address, which no server ever sees. It is the short form of
 * the record with what that leaves out and a replay shows: names, colors, whose game it was. See docs/formats.md.
 */

import type { Result } from './result.ts';
import { fail, ok } from './result.ts';

/** Of what follows the #; the game in it has its own version, that of its rules. */
const FORMAT = 1;

export interface GameLink {
  /** The short form of the record, see `compact-record.ts`. */
  readonly compact: string;
  /** Names as in a record; may be shorter than the list of seats. */
  readonly names: readonly string[];
  /** The color of each seat, from 0; empty where they are those of the game. */
  readonly colors: readonly number[];
  /** The seat of whoever shared it; −1 for none. */
  readonly seat: number;
  /** A packed board, where the game is not played on its usual one; empty otherwise. */
  readonly board: string;
}

/** Without the #. Parts that are empty at the end are left out. */
export function writeGameLink({ compact, names, colors, seat, board }: GameLink): string {
  const parts = [
    String(FORMAT),
    compact,
    names.map(encodeURIComponent).join(','),
    colors.join(''),
    seat < 0 ? '' : String(seat + 1),
    board,
  ];
  return parts.join('/').replace(/\/+$/, '');
}

/** Reads a whole address, what follows its #, or the short form alone. */
export function readGameLink(text: string): Result<GameLink> {
  const words = text.trim();
  const whole = words.slice(words.indexOf('#') + 1);
  if (/^[a-z]+\d+\./.test(whole)) return ok({ compact: whole, names: [], colors: [], seat: -1, board: '' });
  const [format, compact = '', names = '', colors = '', seat = '', board = '', ...more] = whole.split('/');
  if (/^\d{1,3}$/.test(format ?? '') && Number(format) > FORMAT)
    return fail(`the link has a newer format (${format}) than this program reads: update the program`);
  const isWhole =
    format === String(FORMAT) &&
    compact !== '' &&
    more.length === 0 &&
    /^\d{0,9}$/.test(colors) &&
    /^\d?$/.test(seat) &&
    /^[\w-]*$/.test(board);
  if (!isWhole) return fail('this is no link to a game');
  return ok({
    compact,
    names: names === '' ? [] : names.split(',').map(decode),
    colors: colors.split('').map(Number),
    seat: Number(seat) - 1,
    board,
  });
}

/** The game of a short form by its name, such as `tokaido`; empty where it names none. */
export function gameOfCompact(compact: string): string {
  return /^([a-z]+)\d+\./.exec(compact)?.[1] ?? '';
}

/** Half a percent sign is damage to a name, and no reason to lose the game. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

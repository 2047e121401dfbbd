/** How text is written: with symbols and colors for the eye, or plain for screen readers. */

import { stripVTControlCharacters } from 'node:util';
import { t } from '@tokaido/words';
import pc from 'picocolors';

/** The longest line: fits a terminal of 80 columns, also one that wraps in the last column. */
export const WIDTH = 79;

export type Tint = 'blue' | 'red' | 'green' | 'yellow' | 'magenta' | 'cyan' | 'white';

export interface TextStyle {
  /** One fact per line, no symbols, no color. */
  readonly plain: boolean;
  bold(text: string): string;
  dim(text: string): string;
  tint(tint: Tint, text: string): string;
}

export function textStyle(plain: boolean, color: boolean): TextStyle {
  const colors = pc.createColors(color && !plain);
  return {
    plain,
    bold: colors.bold,
    dim: colors.dim,
    tint: (tint, text) => colors[tint](text),
  };
}

/** Characters that take two columns: those of East Asia, with their punctuation. */
const WIDE =
  '\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\u4DBF\\u4E00-\\u9FFF\\uA000-\\uA4CF\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF00-\\uFF60\\uFFE0-\\uFFE6';
const EACH_WIDE = new RegExp(`[${WIDE}]`, 'g');

/** Columns on the screen: color codes take none. */
export function textWidth(text: string): number {
  const shown = stripVTControlCharacters(text);
  return shown.length + (shown.match(EACH_WIDE)?.length ?? 0);
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}

/** The beginning of a text, at most `width` columns of it. */
export function cutTo(text: string, width: number): string {
  let cut = text;
  while (textWidth(cut) > width) cut = cut.slice(0, -1);
  return cut;
}

/** A word with the spaces before it, or a wide character with the punctuation that must not begin a line. */
const PIECES = new RegExp(` *(?:[${WIDE}][、。）」：？]*|[^${WIDE} ]+|$)`, 'g');

/** Wraps a text at spaces, and between the characters of languages without spaces; all lines but the first are indented. */
export function wrapText(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    if (line.trim() !== '' && textWidth(line) + textWidth(piece) > width) {
      lines.push(line);
      line = indent + piece.trimStart();
    } else line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** Shapes of the seats; the color only repeats what the shape says. */
const SHAPES: readonly (readonly [string, Tint])[] = [
  ['●', 'blue'],
  ['▲', 'red'],
  ['■', 'green'],
  ['◆', 'yellow'],
  ['⬢', 'magenta'],
];

/** The symbol of a seat and a space; nothing in plain text. */
export function mark(style: TextStyle, seat: number, players: number): string {
  if (style.plain) return '';
  const shape = seat < players ? SHAPES[seat] : undefined;
  return shape === undefined ? '○ ' : `${style.tint(shape[1], shape[0])} `;
}

/** `+3p −1c` for the eye, `3 points more, 1 coin less` for screen readers; empty if nothing changes. */
export function change(style: TextStyle, least: number, most: number, unit: 'points' | 'coins'): string {
  if (least === 0 && most === 0) return '';
  if (!style.plain) {
    const to = least === most ? '' : least < 0 ? `…${signed(most)}` : `–${most}`;
    return t(`term.${unit}`, { n: `${signed(least)}${to}` });
  }
  if (least !== most) return t(`term.${unit}.range`, { least, most });
  return least > 0 ? t(`term.${unit}.more`, { n: least }) : t(`term.${unit}.less`, { n: -least });
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** What a player has: `31p 4c`, or in words. */
export function amounts(style: TextStyle, points: number, coins: number): string {
  if (style.plain) return t('term.amounts', { points, coins });
  return `${t('term.points', { n: String(points) })} ${t('term.coins', { n: String(coins) })}`;
}

/** `Meals: Soba and Tofu`, with the punctuation of the language. */
export function pair(name: string, what: string): string {
  return t('tell.collection', { name, things: what });
}

/** Screen readers pause at a full stop; on a screen it is left out. */
export function withFullStop(text: string): string {
  return /[.。?？]$/.test(text) ? text : t('see.plain', { name: text });
}

/** How things are written: with glyphs and colours for the eye, or plain for the ear. */

import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';

/** No line is longer: a terminal of 80 columns, and none that breaks lines at its edge. */
export const WIDTH = 79;

export type Tint = 'blue' | 'red' | 'green' | 'yellow' | 'magenta' | 'cyan' | 'white';

export interface Ink {
  /** One fact a line, plain letters, no colour. */
  readonly plain: boolean;
  bold(text: string): string;
  dim(text: string): string;
  tint(tint: Tint, text: string): string;
}

export function inkFor(plain: boolean, colour: boolean): Ink {
  const colours = pc.createColors(colour && !plain);
  return {
    plain,
    bold: colours.bold,
    dim: colours.dim,
    tint: (tint, text) => colours[tint](text),
  };
}

/** Letters on the screen: colour codes take no room. */
export function visible(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visible(text)));
}

/** Breaks a text at spaces; lines after the first are set in. */
export function broken(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const margin = /^ */.exec(text)?.[0] ?? '';
  let line = '';
  for (const word of text.trimStart().split(' ')) {
    if (line.trim() !== '' && visible(line) + 1 + visible(word) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line === '' ? margin + word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** Shapes of the seats; the colour only ever repeats what the shape says. */
const SHAPES: readonly (readonly [string, Tint])[] = [
  ['●', 'blue'],
  ['▲', 'red'],
  ['■', 'green'],
  ['◆', 'yellow'],
  ['⬢', 'magenta'],
];

/** The mark of a seat with a space behind it; nothing in plain writing. */
export function mark(ink: Ink, seat: number, players: number): string {
  if (ink.plain) return '';
  const shape = seat < players ? SHAPES[seat] : undefined;
  return shape === undefined ? '○ ' : `${ink.tint(shape[1], shape[0])} `;
}

/** `+3p -1c` for the eye, `3 points more, 1 coin less` for the ear. */
export function change(ink: Ink, least: number, most: number, unit: 'point' | 'coin'): string {
  if (least === 0 && most === 0) return '';
  const range = least === most;
  if (!ink.plain) {
    const to = least < 0 ? ` to ${signed(most)}` : `–${most}`;
    return `${signed(least)}${range ? '' : to}${unit[0]}`;
  }
  if (!range) return least < 0 ? `${-least} ${unit}s less to ${most} more` : `${least} to ${most} ${unit}s`;
  const n = Math.abs(least);
  return `${n} ${unit}${n === 1 ? '' : 's'} ${least > 0 ? 'more' : 'less'}`;
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** Amounts as they stand: `31p 4c`, or in words. */
export function amounts(ink: Ink, points: number, coins: number): string {
  if (!ink.plain) return `${points}p ${coins}c`;
  return `${points} ${points === 1 ? 'point' : 'points'}, ${coins} ${coins === 1 ? 'coin' : 'coins'}`;
}

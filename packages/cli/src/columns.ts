/** Rows of words and numbers as a table for a terminal: the first column to the left, numbers to the right. */

import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';

export type Row = readonly (string | number)[];

export function columns(head: Row, rows: readonly Row[]): string[] {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => visible(row[column] ?? ''))));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const room = ' '.repeat(widths[column] - visible(cell));
        return column === 0 ? cell + room : room + cell;
      })
      .join('  ')
      .trimEnd(),
  );
  return [pc.dim(lines[0]), ...lines.slice(1)];
}

/** A space at which no line is broken; `wrap` makes it a plain one. */
export const TIE = '\u00A0';

/** Breaks a sentence at spaces so that lines hold at most `width` letters; the rest is set in. */
export function wrap(text: string, width = 100): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && visible(line) + 1 + visible(word) > width) {
      lines.push(line);
      line = `    ${word}`;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n').replaceAll(TIE, ' ');
}

/** Letters on the screen: color codes take no room. */
function visible(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** A table for the terminal: the first column is aligned left, all others right. */

import pc from 'picocolors';
import { textWidth } from './text-style.ts';

export type Row = readonly (string | number)[];

export function columns(head: Row, rows: readonly Row[]): string[] {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => textWidth(row[column] ?? ''))));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const room = ' '.repeat(Math.max(0, (widths[column] ?? 0) - textWidth(cell)));
        return column === 0 ? cell + room : room + cell;
      })
      .join('  ')
      .trimEnd(),
  );
  return [pc.dim(lines[0]), ...lines.slice(1)];
}

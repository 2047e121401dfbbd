/** A move of one traveler in one sentence: where they walked, and what came of it. */

import { paragraph } from '../messages/index.ts';
import { sayLine } from './journal-line.ts';
import type { Line, Seated, Seen } from './seen.ts';

export function sayMove(
  { lines }: { readonly lines: readonly Line[] },
  seen: Pick<Seen, 'me' | 's'>,
  info: Seated,
): string {
  return paragraph(lines.flatMap((line) => sayLine(line, seen, info)));
}

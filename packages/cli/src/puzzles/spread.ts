/** How puzzles are spread over kinds of decisions, boxes, legs and grades, as a table. */

import type { Puzzle } from '@tokaido/bots';
import { tableOf } from '@tokaido/bots';

export function spreadText(puzzles: readonly Puzzle[]): string[] {
  return [
    ...section('decision', puzzles, ({ kind }) => kind),
    ...section('boxes', puzzles, ({ record }) => part(record, 'boxes')),
    ...section('variations', puzzles, ({ record }) => part(record, 'variations')),
    ...section('leg', puzzles, ({ part: leg }) => String(leg)),
    ...section('grade', puzzles, ({ grade }) => String(grade)),
    ...section('traveler', puzzles, ({ persona }) => persona),
  ];
}

function section(title: string, puzzles: readonly Puzzle[], of: (puzzle: Puzzle) => string): string[] {
  const counts = new Map<string, number>();
  for (const puzzle of puzzles) counts.set(of(puzzle), (counts.get(of(puzzle)) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return [`by ${title}: ${sorted.map(([name, count]) => `${name || 'none'} ${count}`).join(', ')}`];
}

/** One of the options in the short form of a record. */
function part(record: string, name: string): string {
  const words = decodeURIComponent(tableOf(record)).split('~');
  return words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

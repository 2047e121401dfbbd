/** Chooses puzzles out of all that were found so that kinds of decisions, boxes, travelers, legs and grades are spread. */

import type { Puzzle } from './puzzle.ts';
import { isDecided } from './puzzle.ts';

type Found = Omit<Puzzle, 'id'>;

/** Those that no weaker level ever misses may be this part of all. */
const TRIVIAL_SHARE = 0.1;

/** What a puzzle has in common with others, and how much that counts against one more of the same. */
const TRAITS: readonly (readonly [weight: number, of: (puzzle: Found) => string])[] = [
  [1, ({ kind }) => kind],
  [1, ({ record }) => tableOf(record)],
  [1.2, ({ grade }) => String(grade)],
  [0.5, ({ persona }) => persona],
  [0.5, ({ part, kind }) => `${part} ${kind}`],
  [0.5, ({ kind, choices }) => `${kind} ${choices[0].action}`],
];

/** Boxes and variations: the options in the short form of a record. */
export function tableOf(record: string): string {
  return record.split('.')[1] ?? '';
}

/**
 * As many as `count`; those in `before` stay, in their order, and the rest follow in the order of their choice. Where the
 * game is decided already nothing is chosen.
 */
export function selectPuzzles(before: readonly Puzzle[], found: readonly Found[], count: number): Found[] {
  const kept = before.filter((puzzle) => !isDecided(puzzle));
  const chosen: Found[] = [...kept];
  const records = new Set(kept.map(({ record }) => record));
  const left = new Set(found.filter((puzzle) => !records.has(puzzle.record) && !isDecided(puzzle)));
  const seen = new Map<string, number>();
  const names = (puzzle: Found) => TRAITS.map(([, of], i) => `${i} ${of(puzzle)}`);
  const add = (puzzle: Found) => {
    for (const name of names(puzzle)) seen.set(name, (seen.get(name) ?? 0) + 1);
  };
  kept.forEach(add);
  let trivial = kept.filter(({ missed }) => missed === 0).length;
  while (chosen.length < count && left.size > 0) {
    // One more of what there is much of is worth less; so is a puzzle that is nearly no puzzle.
    const cost = (puzzle: Found) =>
      names(puzzle).reduce((sum, name, i) => sum + TRAITS[i][0] * Math.sqrt(seen.get(name) ?? 0), 0) -
      sureness(puzzle);
    let best: Found | null = null;
    let least = Infinity;
    for (const puzzle of left) {
      if (puzzle.missed === 0 && trivial >= TRIVIAL_SHARE * count) continue;
      const own = cost(puzzle);
      if (own < least) [best, least] = [puzzle, own];
    }
    if (best === null) break;
    left.delete(best);
    if (best.missed === 0) trivial++;
    add(best);
    chosen.push(best);
  }
  return chosen;
}

/** How clear the lead is to the judge who doubts it more, in standard errors, up to a few. */
function sureness({ gap: { points, errors } }: Found): number {
  return Math.min(6, points[0] / errors[0], points[1] / errors[1]) / 2;
}

/** Points by source, grouped as the end screen groups them. */

import type { Estimate } from '@tokaido/bots';
import type { PointSource } from '../table/game.ts';

export interface SourceSum extends Estimate {
  readonly id: string;
}

/** Less than half of what is written: a bar of nothing. */
const NOTHING = 0.05;

/** Losses first, the largest before the others, then gains. Errors of a group are taken as independent. */
export function bySource(
  by: Readonly<Record<string, Estimate>>,
  sources: readonly PointSource[],
): readonly SourceSum[] {
  return sources
    .map(({ id, of }) => ({ id, ...sumOf(Object.fromEntries(of.flatMap((name) => entry(by, name)))) }))
    .filter(({ value }) => Math.abs(value) >= NOTHING)
    .toSorted((a, b) => a.value - b.value);
}

function entry(by: Readonly<Record<string, Estimate>>, name: string): [string, Estimate][] {
  const found = by[name];
  return found === undefined ? [] : [[name, found]];
}

export function sumOf(by: Readonly<Record<string, Estimate>>): Estimate {
  let value = 0;
  let squares = 0;
  for (const each of Object.values(by)) {
    value += each.value;
    squares += each.error ** 2;
  }
  return { value, error: Math.sqrt(squares) };
}

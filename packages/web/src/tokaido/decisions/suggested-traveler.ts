/** The traveler offered first: one whose power works by itself, so that a newcomer can begin at once. */

import { TRAVELERS } from '@tokaido/tokaido';

function difficultyOf(id: string): number {
  return TRAVELERS.find((traveler) => traveler.id === id)?.difficulty ?? Infinity;
}

export function suggested(ids: readonly string[]): string {
  return (
    [...ids].sort((a, b) => difficultyOf(a) - difficultyOf(b) || ids.indexOf(a) - ids.indexOf(b))[0] ?? ''
  );
}

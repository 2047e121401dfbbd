/** What the boxes add to a collection, as an emblem and a number each. Things that are not there are left out. */

import { popcount } from '@tokaido/kernel';
import { handOf } from '@tokaido/words/tokaido/hidden-cards';
import type { Seen } from '../model.ts';
import { playerAt } from '../players.ts';

export interface Extra {
  /** The emblem. */
  readonly id: string;
  readonly count: number;
}

export function extrasOf(seen: Seen, seat: number): readonly Extra[] {
  const { s } = seen;
  if (s.boxes === 0) return [];
  const p = playerAt(s, seat);
  // Without its box the state ends before the field.
  const all: readonly Extra[] = [
    { id: 'cherry', count: p.cherryTrees ?? 0 },
    { id: 'bathhouse', count: p.bathhouses ?? 0 },
    { id: 'legendary', count: popcount(p.legends ?? 0) },
    { id: 'amulet', count: handOf(seen, 'amulets', seat).count },
    { id: 'calligraphy', count: handOf(seen, 'calligraphy', seat).count },
    { id: 'festival', count: p.dolls ?? 0 },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Players who are equal in points, and by what the rules put them in order. */

import { popcount } from '@tokaido/kernel';
import { decidedBy, scores } from '../end.ts';
import type { State } from '../state.ts';

/** `traveler`: one of them wins every tie. `shared`: nothing tells them apart. */
export type TieBreak = 'traveler' | 'achievements' | 'shared';

export interface Tie {
  /** Two neighbors in the ranking, the one ahead first. */
  readonly seats: readonly [number, number];
  readonly points: number;
  readonly by: TieBreak;
  /** How many achievements each of them has. */
  readonly achievements: readonly [number, number];
}

export function tiesOf(s: State): readonly Tie[] {
  const order = [...scores(s)].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return order.slice(1).flatMap((score, i): Tie[] => {
    const [a, b] = [s.all[order[i].seat], s.all[score.seat]];
    const by = decidedBy(a, b) ?? 'shared';
    if (by === 'points') return [];
    const achievements = [popcount(a.achievements), popcount(b.achievements)] as const;
    return [{ seats: [a.seat, b.seat], points: a.points, by, achievements }];
  });
}

/** What is given when everybody has arrived: the achievements with those who have them, and the ranks of the donors. */

import type { State } from '@tokaido/tokaido';
import {
  ACHIEVEMENT_POINTS,
  ACHIEVEMENTS,
  DONOR_POINTS,
  donorRank,
  END_ACHIEVEMENTS,
  OTHER_DONOR_POINTS,
} from '@tokaido/tokaido';

export interface Award {
  readonly id: (typeof ACHIEVEMENTS)[number];
  readonly points: number;
  /** Everybody who has it; nobody where it stays on the table. */
  readonly seats: readonly number[];
  /** Given at the end, rather than on the way. */
  readonly isLate: boolean;
}

/** In the order in which they are given. */
export function awardsOf({ all, players }: State): readonly Award[] {
  return ACHIEVEMENTS.map((id, i) => ({
    id,
    points: ACHIEVEMENT_POINTS,
    seats: all.slice(0, players).flatMap((p) => ((p.achievements >> i) & 1 ? [p.seat] : [])),
    isLate: END_ACHIEVEMENTS.includes(i),
  }));
}

export interface Donor {
  readonly seat: number;
  /** From 1; equals share a rank. */
  readonly rank: number;
  readonly coins: number;
  readonly points: number;
}

/** Those who gave to the temple, most first. */
export function donorsOf(s: State): readonly Donor[] {
  return s.all
    .slice(0, s.players)
    .filter(({ offerings }) => offerings > 0)
    .map((p) => {
      const rank = donorRank(s, p);
      const points = DONOR_POINTS[rank] ?? OTHER_DONOR_POINTS;
      return { seat: p.seat, rank: rank + 1, coins: p.offerings, points };
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

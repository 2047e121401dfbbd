/** The races: end achievements, first to complete a panorama, and the ranking of the donors. */

import type { Player, State } from '@tokaido/tokaido';
import {
  ACHIEVEMENT_POINTS,
  DONOR_POINTS,
  END_ACHIEVEMENTS,
  OTHER_DONOR_POINTS,
  PANORAMA_LENGTHS,
  row,
  SEAT_AT,
  tally,
} from '@tokaido/tokaido';
import type { Powers } from './powers.ts';
import type { Weights } from './weights.ts';

/** How far a race may still swing on a whole road, by end achievement: gourmet counts prices, the rest cards. */
const SWING = [2, 1, 1, 1.5];

/** What everybody has for each race, gathered once for a position. */
export interface Standings {
  /** By end achievement, then seat. */
  readonly tallies: readonly (readonly number[])[];
}

export function standings(s: State): Standings {
  return {
    tallies: END_ACHIEVEMENTS.map((achievement) =>
      s.all.slice(0, s.players).map((p) => tally(s, p, achievement)),
    ),
  };
}

function chance(lead: number, spread: number): number {
  return 1 / (1 + Math.exp(-lead / spread));
}

/** `left` is the share of the road that is still ahead of the player. */
export function races(s: State, p: Player, st: Standings, powers: Powers, left: number, w: Weights): number {
  const prize = ACHIEVEMENT_POINTS + powers.achievement.points;
  let worth = 0;
  for (let i = 0; i < st.tallies.length; i++) {
    const own = st.tallies[i][p.seat];
    let best = 0;
    for (let other = 0; other < s.players; other++) {
      if (other !== p.seat) best = Math.max(best, st.tallies[i][other]);
    }
    // Equals share the card, so being level is half a card ahead.
    if (own > 0 || left > 0) worth += chance(own - best + 0.5, 0.1 + w.spread * SWING[i] * left);
  }
  worth *= w.race * prize;
  for (let kind = 0; kind < PANORAMA_LENGTHS.length; kind++)
    worth += prize * firstToFinish(s, p, kind, left, w);
  return worth + donors(s, p, left, w);
}

function firstToFinish(s: State, p: Player, kind: number, left: number, w: Weights): number {
  if ((s.achieved >> kind) & 1) return 0;
  const own = PANORAMA_LENGTHS[kind] - row(p, SEAT_AT.panoramas, kind);
  let best = own + 2;
  for (let other = 0; other < s.players; other++) {
    if (other === p.seat) continue;
    best = Math.min(best, PANORAMA_LENGTHS[kind] - row(s.all[other], SEAT_AT.panoramas, kind));
  }
  return w.finish * chance(best - own - 0.5 * own, 1) * Math.min(1, 2 * left);
}

/** The points of the rank one may expect, between the ranks in proportion. */
export function donors(s: State, p: Player, left: number, w: Weights): number {
  const spread = 0.2 + w.donorSpread * left;
  let rank = 0;
  for (let other = 0; other < s.travelers; other++) {
    if (other === p.seat) continue;
    const lead = s.all[other].offerings - p.offerings;
    if (left > 0 || lead > 0) rank += chance(lead - 0.3, spread);
  }
  const below = Math.floor(rank);
  const points = (r: number) => DONOR_POINTS[r] ?? OTHER_DONOR_POINTS;
  const expected = points(below) + (rank - below) * (points(below + 1) - points(below));
  return w.donor * expected * (p.offerings > 0 ? 1 : 0.5 * left);
}

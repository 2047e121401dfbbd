/** The tuned evaluation taken apart: which part of its worth comes from where. Hints give their reasons by it. */

import type { State } from '@tokaido/tokaido';
import { END, tokaido } from '@tokaido/tokaido';
import { boxCards } from './box-cards.ts';
import { meal, nextCoin, prospect, purse } from './heuristic.ts';
import { withOwnTraveler } from './own-traveler.ts';
import { powersOf } from './powers.ts';
import { donors, races, standings } from './races.ts';
import { roadAhead } from './road-ahead.ts';
import type { Weights } from './weights.ts';

/** What a position is worth to a seat, by where it comes from; the sum is `heuristicWorth` until the game is over. */
export interface HeuristicTerms {
  readonly points: number;
  /** Coins, and the next meal that they can pay. */
  readonly coins: number;
  /** Stops ahead, with what is taken away there. */
  readonly road: number;
  /** End achievements, and the first to complete a panorama. */
  readonly achievements: number;
  readonly donors: number;
  /** The place in the line of an inn. */
  readonly line: number;
  /** Cards of the boxes that count later. */
  readonly cards: number;
  /** The best of the others, who count against me. */
  readonly rivals: number;
}

export function heuristicTerms(position: State, seat: number, w: Weights): HeuristicTerms {
  const s = withOwnTraveler(position, seat);
  const st = standings(s);
  const isOver = tokaido.isOver(s);
  const p = s.all[seat];
  let best = -Infinity;
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue;
    best = Math.max(best, isOver ? s.all[other].points : prospect(s, s.all[other], st, false, w));
  }
  const rivals = -w.rival * best;
  // All has been counted.
  if (isOver) return { ...NOTHING, points: p.points, rivals };
  const left = (END - p.position) / END;
  const powers = powersOf(p);
  const given = donors(s, p, left, w);
  return {
    points: p.points,
    coins: purse(p, left, w) + (left > 0 ? meal(p, powers, w) : 0),
    road: roadAhead(s, p, powers, nextCoin(p, left, w), w),
    achievements: races(s, p, st, powers, left, w) - given,
    donors: given,
    line: left > 0 && p.fed ? w.line * p.place : 0,
    cards: s.boxes === 0 ? 0 : boxCards(s, p, left, true, w),
    rivals,
  };
}

const NOTHING: HeuristicTerms = {
  points: 0,
  coins: 0,
  road: 0,
  achievements: 0,
  donors: 0,
  line: 0,
  cards: 0,
  rivals: 0,
};

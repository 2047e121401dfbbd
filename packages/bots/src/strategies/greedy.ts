/** The greedy evaluation of Tokaido: the points in hand, and ten weights set by hand and never tuned. */

import type { Player, State } from '@tokaido/tokaido';
import {
  DONOR_POINTS,
  donorRank,
  END_ACHIEVEMENTS,
  OTHER_DONOR_POINTS,
  PANORAMA_LENGTHS,
  roadOrder,
  row,
  SEAT_AT,
  SOUVENIR_TYPES,
  setPoints,
  TRAVELERS,
  tally,
} from '@tokaido/tokaido';
import { withOwnTraveler } from './own-traveler.ts';

const WEIGHTS = {
  /** A coin, up to a full purse, and beyond. */
  coin: 0.5,
  spareCoin: 0.1,
  purse: 6,
  /** A step of the road left behind. */
  step: 0.7,
  /** Each traveler who must wait until this one has moved. */
  tempo: 0.1,
  /** Coins for a meal of the middle price. */
  meal: 2,
  /** The next souvenir of each type, and the next section of each panorama. */
  souvenir: 0.1,
  panorama: 0.2,
  /** Each end achievement that is led or shared. */
  achievement: 0.5,
  /** The points of the present rank among the donors. */
  donor: 0.3,
};

export function greedyWorth(position: State, seat: number): number {
  const s = withOwnTraveler(position, seat);
  const p = s.all[seat];
  const w = WEIGHTS;
  const spare = Math.max(0, p.coins - w.purse);
  let worth = p.points + w.coin * (p.coins - spare) + w.spareCoin * spare - w.step * p.position;
  if (p.coins >= TRAVELERS[p.traveler].mealPrice(2)) worth += w.meal;
  for (let other = 0; other < s.travelers; other++) {
    if (roadOrder(s.all[other]) > roadOrder(p)) worth += w.tempo;
  }
  for (let type = 0; type < SOUVENIR_TYPES.length; type++) worth += w.souvenir * setPoints(s, p, type);
  for (let kind = 0; kind < PANORAMA_LENGTHS.length; kind++) {
    const taken = row(p, SEAT_AT.panoramas, kind);
    if (taken < PANORAMA_LENGTHS[kind]) worth += w.panorama * (taken + 1);
  }
  for (const achievement of END_ACHIEVEMENTS) if (leads(s, p, achievement)) worth += w.achievement;
  if (p.offerings > 0) worth += w.donor * (DONOR_POINTS[donorRank(s, p)] ?? OTHER_DONOR_POINTS);
  return worth;
}

function leads(s: State, p: Player, achievement: number): boolean {
  const own = tally(s, p, achievement);
  if (own === 0) return false;
  for (let other = 0; other < s.players; other++) {
    if (tally(s, s.all[other], achievement) > own) return false;
  }
  return true;
}

/** A traveler that was chosen unseen: for whoever chose it, a position is worth what it will be when all are known. */

import type { State } from '@tokaido/tokaido';
import { TRAVELERS, tokaido } from '@tokaido/tokaido';

/** The position as the seat will find it; the position itself once everybody's traveler is known. */
export function withOwnTraveler(s: State, seat: number): State {
  const { chosen } = s.all[seat];
  if (chosen === 0) return s;
  const known = tokaido.clone(s);
  const p = known.all[seat];
  p.traveler = chosen;
  p.coins = TRAVELERS[chosen].coins;
  return known;
}

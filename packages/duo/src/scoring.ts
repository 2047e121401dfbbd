/** Points of the three characters, and who wins. */

import type { Score } from '@tokaido/kernel';
import type { Player, State } from './state.ts';

/** Temple value times garden value. */
// ruling R28
export function faith(s: State, p: Player): number {
  const { temple, garden } = s.island.board;
  return temple[p.temple - 1] * garden[p.garden - 1];
}

/** The number above the last gold slab; loose coins and wares count nothing. */
export function commerce(s: State, p: Player): number {
  return s.island.board.slabs[p.slabs];
}

/** The number laid bare by the last gift; paintings still there count nothing. */
export function culture(s: State, p: Player): number {
  return s.island.board.gifts[p.gifted];
}

export function scores(s: State): Score[] {
  const points = s.players.map((p) => faith(s, p) + commerce(s, p) + culture(s, p));
  // ruling R29: slabs are no money
  const isBetter = (a: Player, b: Player) => (points[a.seat] - points[b.seat] || a.coins - b.coins) > 0;
  return s.players.map((p) => ({
    seat: p.seat,
    points: points[p.seat],
    place: 1 + s.players.filter((other) => isBetter(other, p)).length,
    by: { pilgrim: faith(s, p), merchant: commerce(s, p), artist: culture(s, p) },
  }));
}

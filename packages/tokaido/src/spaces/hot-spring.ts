/** Hot spring: the top card of the deck. */

import { EVERYBODY } from '@tokaido/kernel';
import { draw, HOT_SPRING } from '../chance.ts';
import { SPRING } from '../data/road.ts';
import { SPRING_COPIES, SPRING_POINTS } from '../data/springs.ts';
import { FROM_SPRING, score } from '../gains.ts';
import type { Deal } from '../moments.ts';
import { travelerOf } from '../moments.ts';
import { HOT_SPRING_OPTION } from '../numbers.ts';
import type { Option, Parts } from '../parts.ts';
import type { Player, State } from '../state.ts';
import { AT, addToRow, SEAT_AT } from '../state.ts';
import { always, space } from './space.ts';

export const hotSpring = space();

const bath: Option = { id: 'hot-spring', box: 0, closed: always, take: bathe };

/** The top card of the deck. It cannot run out in the base game; with more boxes an empty deck gives none. */
// ruling deck-never-empty
export function bathe(s: State, p: Player, d: Deal): void {
  const twos = (1 << s.m[AT.springs]) - 1;
  const threes = (1 << s.m[AT.springs + 1]) - 1;
  if ((twos | threes) === 0) return;
  const card = draw(s, d, HOT_SPRING, twos | (threes << SPRING_COPIES));
  const kind = card < SPRING_COPIES ? 0 : 1;
  s.m[AT.springs + kind]--;
  addToRow(p, SEAT_AT.springs, kind, 1);
  d.tell?.({ type: 'spring', seat: p.seat, points: SPRING_POINTS[kind] }, EVERYBODY);
  score(p, d, FROM_SPRING, SPRING_POINTS[kind]);
  travelerOf(p).afterBath(s, p, d);
}

export const hotSpringParts: Parts = { options: [[HOT_SPRING_OPTION, bath, [SPRING]]] };

/** Points counted again from the collection alone, as players may do at the end of a game. */

import { popcount } from '@tokaido/kernel';
import { ACHIEVEMENT_POINTS } from './data/achievements.ts';
import { MEAL_POINTS } from './data/meals.ts';
import { PANORAMAS } from './data/panoramas.ts';
import { SET_POINTS, TYPE_CARDS } from './data/souvenirs.ts';
import { SPRING_POINTS } from './data/springs.ts';
import { ENCOUNTERS, timesMet } from './encounters/deck.ts';
import { donorPoints } from './end.ts';
import { travelerOf } from './moments.ts';
import type { Player, State } from './state.ts';
import { frames, row, SEAT_AT } from './state.ts';

export function recount(s: State, p: Player): number {
  let points = MEAL_POINTS * popcount(p.dishes) + p.offerings;
  for (let panorama = 0; panorama < PANORAMAS.length; panorama++) {
    const sections = row(p, SEAT_AT.panoramas, panorama);
    points += (sections * (sections + 1)) / 2;
  }
  for (let kind = 0; kind < SPRING_POINTS.length; kind++) {
    points += SPRING_POINTS[kind] * row(p, SEAT_AT.springs, kind);
  }
  points += souvenirSets(p.souvenirs) + 3 * timesMet(p.encounters, SAMURAI);
  points += ACHIEVEMENT_POINTS * popcount(p.achievements) + travelerOf(p).recount(p);
  return frames.isEmpty(s) ? points + donorPoints(s, p) : points;
}

const SAMURAI = ENCOUNTERS.findIndex((encounter) => encounter.id === 'samurai');

/** Lays the souvenirs out in sets, each as full as can be. */
function souvenirSets(cards: number): number {
  const left = TYPE_CARDS.map((type) => popcount(cards & type));
  let points = 0;
  while (left.some((n) => n > 0)) {
    let inSet = 0;
    for (let type = 0; type < left.length; type++) {
      if (left[type] === 0) continue;
      left[type]--;
      points += SET_POINTS[inSet++];
    }
  }
  return points;
}

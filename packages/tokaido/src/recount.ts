/** Points counted again from the collection alone, as players may do at the end of a game. */

import { popcount } from '@tokaido/kernel';
import { boxesIn } from './box.ts';
import { ACHIEVEMENT_POINTS } from './data/achievements.ts';
import { MEAL_POINTS } from './data/meals.ts';
import { PANORAMA_LENGTHS, PANORAMAS } from './data/panoramas.ts';
import { FAMILIES, SET_POINTS } from './data/souvenirs.ts';
import { SPRING_POINTS } from './data/springs.ts';
import { DONOR_POINTS, OTHER_DONOR_POINTS } from './data/temple.ts';
import { ENCOUNTERS, timesMet } from './encounters/deck.ts';
import { donorRank } from './end.ts';
import { countType } from './gains.ts';
import { travelerOf } from './moments.ts';
import type { Player, State } from './state.ts';
import { frames, row, SEAT_AT } from './state.ts';

export function recount(s: State, p: Player): number {
  const owner = travelerOf(p);
  let points = MEAL_POINTS * popcount(p.dishes) + p.offerings;
  for (let panorama = 0; panorama < PANORAMAS.length; panorama++) {
    for (let n = row(p, SEAT_AT.panoramas, panorama); n > 0; n--) {
      points += owner.section(n, PANORAMA_LENGTHS[panorama]);
    }
  }
  for (let kind = 0; kind < SPRING_POINTS.length; kind++) {
    points += SPRING_POINTS[kind] * row(p, SEAT_AT.springs, kind);
  }
  points += souvenirSets(s, p);
  for (const [kind, { points: worth = 0 }] of ENCOUNTERS.entries()) {
    if (worth > 0) points += worth * timesMet(p.encounters, kind);
  }
  points += ACHIEVEMENT_POINTS * popcount(p.achievements) + owner.recount(s, p);
  for (const box of boxesIn(s)) points += box.recount(s, p);
  if (!frames.isEmpty(s) || p.offerings === 0) return points;
  return points + (DONOR_POINTS[donorRank(s, p)] ?? OTHER_DONOR_POINTS);
}

/** Arranges the souvenirs in sets, each as full as possible. */
function souvenirSets(s: State, p: Player): number {
  const left: number[] = [];
  for (let type = 0; type < FAMILIES; type++) left.push(countType(s, p, type));
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

/** What a traveler has gathered on the road, in readable ids. */

import { members } from '@tokaido/kernel';
import type { Player } from '@tokaido/tokaido';
import {
  ACHIEVEMENTS,
  DISHES,
  ENCOUNTERS,
  PANORAMAS,
  row,
  SEAT_AT,
  SOUVENIRS,
  timesMet,
} from '@tokaido/tokaido';

/** Hot spring cards as the rows of the state have them. */
const SPRINGS = [2, 3];

export function tokaidoCollection(p: Player): Readonly<Record<string, unknown>> {
  const met = ENCOUNTERS.map((encounter, kind) => [encounter.id, timesMet(p.encounters, kind)] as const);
  return {
    coins: p.coins,
    panoramas: Object.fromEntries(PANORAMAS.map((id, i) => [id, row(p, SEAT_AT.panoramas, i)])),
    souvenirs: members(p.souvenirs).map((card) => SOUVENIRS[card]),
    meals: members(p.dishes).map((dish) => DISHES[dish]),
    springs: Object.fromEntries(SPRINGS.map((points, i) => [points, row(p, SEAT_AT.springs, i)])),
    encounters: Object.fromEntries(met.filter(([, times]) => times > 0)),
    offerings: p.offerings,
    achievements: members(p.achievements).map((achievement) => ACHIEVEMENTS[achievement]),
  };
}

/** Suseri, the erudite: at the end a point for each type of card in her collection. */

import { countAmulets } from '../../crossroads/amulets/supply.ts';
import { countCalligraphy } from '../../crossroads/calligraphy/supply.ts';
import { inCrossroads } from '../../crossroads/state.ts';
import { PANORAMAS } from '../../data/panoramas.ts';
import { FROM_TRAVELER, score } from '../../gains.ts';
import { traveler } from '../../moments.ts';
import type { Player, State } from '../../state.ts';
import { frames, row, SEAT_AT } from '../../state.ts';

// ruling suseri-amulet, doll-carp-nostalgia
function types(s: State, p: Player): number {
  const { bathhouses, legends, cherryTrees } = inCrossroads(p);
  const counts = [
    row(p, SEAT_AT.springs, 0) + row(p, SEAT_AT.springs, 1),
    bathhouses,
    p.souvenirs,
    legends,
    p.encounters,
    countCalligraphy(p),
    countAmulets(s, p.seat),
    p.dishes,
    cherryTrees,
    ...PANORAMAS.map((_, panorama) => row(p, SEAT_AT.panoramas, panorama)),
  ];
  return counts.filter((count) => count !== 0).length;
}

export const suseri = traveler({
  id: 'suseri',
  coins: 3,
  gender: 'feminine',
  feltAt: [],
  atEnd: (s, p, d) => score(p, d, FROM_TRAVELER, types(s, p)),
  recount: (s, p) => (frames.isEmpty(s) ? types(s, p) : 0),
});

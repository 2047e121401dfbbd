/** Matsuri: a festival at each intermediate inn, and sixteen travelers. It needs Crossroads. */

import { EVERYBODY, lowest, members } from '@tokaido/kernel';
import type { BoxContent } from '../box.ts';
import { cardKind } from '../box.ts';
import { CALLIGRAPHY, countCalligraphy } from '../crossroads/calligraphy/supply.ts';
import { FROM_CALLIGRAPHY } from '../crossroads/numbers.ts';
import { moreOf, SMALL_OBJECT } from '../data/souvenirs.ts';
import { score } from '../gains.ts';
import { spaceAt } from '../road.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { bonusParts, offerBonus, takeBonus } from './bonus.ts';
import { collectionParts } from './collection.ts';
import { matsuriCount } from './counted.ts';
import { deckParts, FESTIVALS, holdFestival, shuffleFestivals } from './deck.ts';
import type { Festival } from './festival.ts';
import { festivals } from './festivals/index.ts';
import { FROM_FESTIVAL, MATSURI } from './numbers.ts';
import { inMatsuri, SEAT, TABLE } from './state.ts';
import { MATSURI_TRAVELERS } from './travelers/index.ts';

// What the box adds to state, decisions and events, for the built declarations.
export type {} from './state.ts';

/** Sums over the festivals in force. */
function sum(s: State, of: (festival: Festival) => number): number {
  let total = 0;
  for (let rest = inMatsuri(s).festivals; rest !== 0; rest &= rest - 1) total += of(FESTIVALS[lowest(rest)]);
  return total;
}

/** What the calligraphy shared by all is worth to one player; each card counts itself as one of theirs. */
// ruling o-tsukimi-details
function sharedPoints(s: State, p: Player): number {
  const own = countCalligraphy(p) + 1;
  return members(inMatsuri(s).sharedCalligraphy).reduce(
    (points, card) => points + CALLIGRAPHY[card].points(s, p, own),
    0,
  );
}

export const matsuri: BoxContent = {
  id: 'matsuri',
  bit: MATSURI,
  requires: ['crossroads'],
  fields: { table: TABLE, seat: SEAT },
  parts: [collectionParts, deckParts, bonusParts, { sources: [[FROM_FESTIVAL, 'festival']] }],
  cards: [cardKind('festival', FESTIVALS, festivals)],
  travelers: MATSURI_TRAVELERS,
  encounters: [],
  variations: [],
  offersMoreTiles: true,
  counted: matsuriCount,
  feltAt: Object.fromEntries(festivals.map(({ id, feltAt }) => [id, feltAt])),

  setUp: shuffleFestivals,
  afterInn: holdFestival,

  onStop(s, p, d, space) {
    for (const card of members(inMatsuri(s).festivals)) FESTIVALS[card].onStop(s, p, d, space);
    offerBonus(s, p, space);
  },
  takeBonus,
  insteadOfEncounter: (s, p, d) =>
    members(inMatsuri(s).festivals).some((card) => FESTIVALS[card].insteadOfEncounter(s, p, d)),

  shutPlaces: (s, position) => sum(s, (festival) => (festival.shuts === spaceAt(s, position) ? 1 : 0)),
  moreMeals: (s) => sum(s, (festival) => festival.moreMeals),
  mealDiscount: (s) => sum(s, (festival) => festival.mealDiscount),

  moreSouvenirs: (p) => moreOf(SMALL_OBJECT, inMatsuri(p).dolls),

  atEnd(s, d) {
    for (let seat = 0; seat < s.players; seat++) {
      const p = s.all[seat];
      for (const calligraphy of members(inMatsuri(s).sharedCalligraphy)) {
        const points = CALLIGRAPHY[calligraphy].points(s, p, countCalligraphy(p) + 1);
        d.tell?.({ type: 'calligraphyScored', seat, calligraphy, points }, EVERYBODY);
        if (points > 0) score(p, d, FROM_CALLIGRAPHY, points);
      }
    }
  },

  recount: (s, p) => inMatsuri(p).tokens + (frames.isEmpty(s) ? sharedPoints(s, p) : 0),
};

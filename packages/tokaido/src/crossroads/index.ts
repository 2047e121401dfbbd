/** Crossroads: a second option on every space, six of each new card, six travelers. */

import { popcount } from '@tokaido/kernel';
import type { BoxContent } from '../box.ts';
import { cardKind } from '../box.ts';
import { BATHER, CHATTERBOX, COLLECTOR } from '../data/achievements.ts';
import { moreOf } from '../data/souvenirs.ts';
import { frames } from '../state.ts';
import { amuletCards, amuletWindows } from './amulets/index.ts';
import {
  AMULET_PRICE,
  AMULETS,
  amuletParts,
  layOutAmulets,
  putBackUsed,
  ripen,
  usable,
} from './amulets/supply.ts';
import { askToGoOn } from './amulets/vitality.ts';
import { BATHHOUSE_POINTS, BATHHOUSES, bathhouseParts } from './bathhouse.ts';
import { calligraphyCards } from './calligraphy/index.ts';
import {
  CALLIGRAPHY,
  calligraphyParts,
  calligraphyPoints,
  countCalligraphy,
  layOutCalligraphy,
  scoreCalligraphy,
} from './calligraphy/supply.ts';
import { CHERRY_TREES, cherryTreeParts, TREE_POINTS } from './cherry-tree.ts';
import { crossroadsCount } from './counted.ts';
import { dieParts, FACES } from './die.ts';
import { discountParts } from './discount.ts';
import { gamingRoomParts, STAKE } from './gaming-room.ts';
import { askForLuck, goodLuckParts } from './good-luck.ts';
import { legendaryObjects } from './legendary-objects/index.ts';
import {
  countLegends,
  feedScripts,
  isOffering,
  isScript,
  LEGENDS,
  legendParts,
  OFFERING_FAMILY,
} from './legendary-objects/supply.ts';
import { CROSSROADS, GOOD_LUCK, RARE_AND_PRECIOUS } from './numbers.ts';
import { inPlay, rareParts, whichInPlay } from './rare-and-precious.ts';
import { inCrossroads, SEAT, TABLE } from './state.ts';
import { CROSSROADS_TRAVELERS } from './travelers/index.ts';

// What the box adds to state, decisions and events, for the built declarations.
export type {} from './state.ts';

export const crossroads: BoxContent = {
  id: 'crossroads',
  bit: CROSSROADS,
  requires: [],
  fields: { table: TABLE, seat: SEAT },
  parts: [
    calligraphyParts,
    legendParts,
    amuletParts,
    amuletWindows,
    bathhouseParts,
    cherryTreeParts,
    gamingRoomParts,
    dieParts,
    goodLuckParts,
    discountParts,
    rareParts,
  ],
  cards: [
    cardKind('amulet', AMULETS, amuletCards),
    cardKind('calligraphy', CALLIGRAPHY, calligraphyCards),
    cardKind('legend', LEGENDS, legendaryObjects),
  ],
  travelers: CROSSROADS_TRAVELERS,
  encounters: [],
  variations: [
    ['good-luck', GOOD_LUCK],
    ['rare-and-precious', RARE_AND_PRECIOUS],
  ],
  numbers: { amuletPrice: AMULET_PRICE, bathhousePoints: BATHHOUSE_POINTS, gamingStake: STAKE },
  rows: { dieFaces: FACES, legendPrices: legendaryObjects.map((legend) => legend.price) },
  counted: crossroadsCount,
  souvenirCards: legendaryObjects.filter(isOffering).map((legend) => legend.id),

  setUp(s, d) {
    const c = inCrossroads(s);
    c.treesLeft = inPlay(s, CHERRY_TREES);
    c.bathhousesLeft = inPlay(s, BATHHOUSES);
    layOutAmulets(s, whichInPlay(s, d, 0));
    layOutCalligraphy(s, whichInPlay(s, d, 1));
    c.legendsLeft = whichInPlay(s, d, 2);
  },

  beforeJourney: askForLuck,
  beforeMove(s) {
    putBackUsed(s);
    ripen(s);
  },
  afterInn: putBackUsed,
  afterStop: askToGoOn,
  holdsSecrets: (s, p) => usable(s, p.seat) !== 0,

  moreSouvenirs: (p) => moreOf(OFFERING_FAMILY, countLegends(inCrossroads(p).legends, isOffering)),
  afterSouvenir: (_s, p, d) => feedScripts(p, d),

  moreFor(p, achievement) {
    if (achievement === BATHER) return inCrossroads(p).bathhouses;
    if (achievement === CHATTERBOX) return countCalligraphy(p);
    return achievement === COLLECTOR ? popcount(inCrossroads(p).legends) : 0;
  },

  atEnd(s, d) {
    for (let seat = 0; seat < s.players; seat++) scoreCalligraphy(s, s.all[seat], d);
  },

  recount(s, p) {
    const { legends, cherryTrees, bathhouses } = inCrossroads(p);
    const things = popcount(p.souvenirs) + popcount(legends);
    let points = TREE_POINTS * cherryTrees + BATHHOUSE_POINTS * bathhouses;
    points += countLegends(legends, isScript) * (things - 1);
    for (const [card, legend] of LEGENDS.entries()) if ((legends >> card) & 1) points += legend.points;
    return frames.isEmpty(s) ? points + calligraphyPoints(s, p) : points;
  },
};

/** Crossroads: a second option on every space, six of each new card, six travelers. */

import { popcount } from '@tokaido/kernel';
import { addBox } from '../box.ts';
import { BATHER, CHATTERBOX, COLLECTOR } from '../data/achievements.ts';
import { frames, layout } from '../state.ts';
import './state.ts';
import './amulets/index.ts';
import { AMULET_PRICE, AMULETS, layOutAmulets, ripen, usable } from './amulets/supply.ts';
import { askToGoOn } from './amulets/vitality.ts';
import { BATHHOUSE_POINTS, BATHHOUSES } from './bathhouse.ts';
import './calligraphy/index.ts';
import {
  CALLIGRAPHY,
  calligraphyPoints,
  countCalligraphy,
  layOutCalligraphy,
  scoreCalligraphy,
} from './calligraphy/supply.ts';
import { CHERRY_TREES, TREE_POINTS } from './cherry-tree.ts';
import './gaming-room.ts';
import { askForLuck } from './good-luck.ts';
import './legendary-objects/index.ts';
import {
  countLegends,
  feedScripts,
  isOffering,
  isScript,
  LEGENDS,
  OFFERING_FAMILY,
} from './legendary-objects/supply.ts';
import { inPlay, whichInPlay } from './rare-and-precious.ts';
import { CROSSROADS_TRAVELERS } from './travelers/index.ts';

addBox({
  id: 'crossroads',
  requires: [],
  tiles: CROSSROADS_TRAVELERS,
  cards: {
    amulet: AMULETS.map((amulet) => amulet.id),
    calligraphy: CALLIGRAPHY.map((card) => card.id),
    legend: LEGENDS.map((legend) => legend.id),
  },
  numbers: { amuletPrice: AMULET_PRICE, bathhousePoints: BATHHOUSE_POINTS },
  size: layout.size,

  setUp(s, d) {
    s.treesLeft = inPlay(s, CHERRY_TREES);
    s.bathhousesLeft = inPlay(s, BATHHOUSES);
    layOutAmulets(s, whichInPlay(s, d, 0));
    layOutCalligraphy(s, whichInPlay(s, d, 1));
    s.legendsLeft = whichInPlay(s, d, 2);
  },

  beforeJourney: askForLuck,
  beforeMove: ripen,
  afterStop: askToGoOn,
  holdsSecrets: (s, p) => usable(s, p.seat) !== 0,

  moreOfType: (p, type) => (type === OFFERING_FAMILY ? countLegends(p.legends, isOffering) : 0),
  afterSouvenir: (_s, p, d) => feedScripts(p, d),

  moreFor(p, achievement) {
    if (achievement === BATHER) return p.bathhouses;
    if (achievement === CHATTERBOX) return countCalligraphy(p);
    return achievement === COLLECTOR ? popcount(p.legends) : 0;
  },

  atEnd(s, d) {
    for (let seat = 0; seat < s.players; seat++) scoreCalligraphy(s, s.all[seat], d);
  },

  recount(s, p) {
    const things = popcount(p.souvenirs) + popcount(p.legends);
    let points = TREE_POINTS * p.cherryTrees + BATHHOUSE_POINTS * p.bathhouses;
    points += countLegends(p.legends, isScript) * (things - 1);
    for (const [card, legend] of LEGENDS.entries()) if ((p.legends >> card) & 1) points += legend.points;
    return frames.isEmpty(s) ? points + calligraphyPoints(s, p) : points;
  },
});

/** What of Crossroads lies before the players at the end of a journey. */

import type { BoxCount, CountedThing } from '../counted.ts';
import { amuletCards } from './amulets/index.ts';
import { countAmulets, holdAmulets } from './amulets/supply.ts';
import { BATHHOUSES } from './bathhouse.ts';
import { calligraphyCards } from './calligraphy/index.ts';
import { heldBy, holdCalligraphy } from './calligraphy/supply.ts';
import { CHERRY_TREES } from './cherry-tree.ts';
import { legendaryObjects } from './legendary-objects/index.ts';
import { inCrossroads } from './state.ts';

const cherryTrees: CountedThing = {
  id: 'cherry-tree',
  group: 'cherry',
  of: 'player',
  most: CHERRY_TREES,
  inAll: CHERRY_TREES,
  source: 'cherry',
  read: (_s, p) => inCrossroads(p).cherryTrees,
  write: (_s, p, n) => {
    inCrossroads(p).cherryTrees = n;
  },
};

const bathhouses: CountedThing = {
  id: 'bathhouse',
  group: 'spring',
  of: 'player',
  most: BATHHOUSES,
  inAll: BATHHOUSES,
  source: 'bath',
  read: (_s, p) => inCrossroads(p).bathhouses,
  write: (_s, p, n) => {
    inCrossroads(p).bathhouses = n;
  },
};

const legends = legendaryObjects.map(
  ({ id }, card): CountedThing => ({
    id: `legend ${id}`,
    group: 'legend',
    of: 'player',
    most: 1,
    inAll: 1,
    source: 'legend',
    read: (_s, p) => (inCrossroads(p).legends >> card) & 1,
    write: (_s, p, n) => {
      inCrossroads(p).legends |= n << card;
    },
  }),
);

/** It is scored at the end. */
const calligraphy = calligraphyCards.map(
  ({ id }, card): CountedThing => ({
    id: `calligraphy ${id}`,
    card: `calligraphy ${id}`,
    group: 'calligraphy',
    of: 'player',
    most: 1,
    inAll: 1,
    read: (_s, p) => (heldBy(p) >> card) & 1,
    write: (s, p, n) => {
      if (n > 0) holdCalligraphy(s, p, card);
    },
  }),
);

const amulets: CountedThing = {
  id: 'amulet',
  group: 'more',
  of: 'player',
  most: amuletCards.length,
  inAll: amuletCards.length,
  isIndirect: true,
  read: (s, p) => countAmulets(s, p.seat),
  write: (s, p, n) => holdAmulets(s, p, n),
};

/** The order of arrival at the last inn. */
const arrival: CountedThing = {
  id: 'arrival',
  group: 'more',
  of: 'player',
  most: 5,
  isIndirect: true,
  usual: (_s, p) => p.seat + 1,
  read: (_s, p) => p.place,
  write: (_s, p, n) => {
    p.place = n;
  },
};

export const crossroadsCount: BoxCount = {
  things: [cherryTrees, bathhouses, ...legends, ...calligraphy, amulets, arrival],
};

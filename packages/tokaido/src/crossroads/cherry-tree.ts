/** Cherry trees: at any panorama, instead of a section. */

import { EVERYBODY } from '@tokaido/kernel';
import { MOUNTAIN, PADDY, SEA } from '../data/road.ts';
import { gainCoins, score } from '../gains.ts';
import type { Option, Parts } from '../parts.ts';
import { CHERRY_TREE_OPTION, CROSSROADS, FROM_CHERRY } from './numbers.ts';
import { inCrossroads } from './state.ts';

export const CHERRY_TREES = 6;
export const TREE_POINTS = 2;
const TREE_COINS = 1;

const cherryTree: Option = {
  id: 'cherry-tree',
  box: CROSSROADS,
  // ruling supply-empty, full-panorama-stop
  closed: (s) => (inCrossroads(s).treesLeft > 0 ? null : { why: 'supply-empty' }),
  take(s, p, d) {
    inCrossroads(s).treesLeft--;
    inCrossroads(p).cherryTrees++;
    d.tell?.({ type: 'cherry', seat: p.seat }, EVERYBODY);
    score(p, d, FROM_CHERRY, TREE_POINTS);
    gainCoins(p, d, TREE_COINS, 'cherry-tree');
  },
};

export const cherryTreeParts: Parts = {
  options: [[CHERRY_TREE_OPTION, cherryTree, [PADDY, MOUNTAIN, SEA]]],
  sources: [[FROM_CHERRY, 'cherry']],
};

/** Cherry trees: at any panorama, instead of a section. */

import { EVERYBODY } from '@tokaido/kernel';
import { MOUNTAIN, PADDY, SEA } from '../data/road.ts';
import { gainCoins, score } from '../gains.ts';
import { SPACES } from '../spaces/index.ts';
import { option } from '../spaces/space.ts';
import { CROSSROADS } from './bit.ts';
import { FROM_CHERRY } from './sources.ts';

export const CHERRY_TREES = 6;
export const TREE_POINTS = 2;
const TREE_COINS = 1;

const cherryTree = option({
  id: 'cherry-tree',
  box: CROSSROADS,
  // ruling supply-empty, full-panorama-stop
  closed: (s) => (s.treesLeft > 0 ? null : { why: 'supply-empty' }),
  take(s, p, d) {
    s.treesLeft--;
    p.cherryTrees++;
    d.tell?.({ type: 'cherry', seat: p.seat }, EVERYBODY);
    score(p, d, FROM_CHERRY, TREE_POINTS);
    gainCoins(p, d, TREE_COINS, 'cherry-tree');
  },
});

for (const space of [PADDY, MOUNTAIN, SEA]) SPACES[space].options.push(cherryTree);

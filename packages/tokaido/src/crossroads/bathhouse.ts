/** Bathhouses: at a hot spring, for a coin, instead of a card of the deck. */

import { EVERYBODY } from '@tokaido/kernel';
import { SPRING } from '../data/road.ts';
import { payFor, score } from '../gains.ts';
import { travelerOf } from '../moments.ts';
import type { Option, Parts } from '../parts.ts';
import { needsCoins } from '../spaces/space.ts';
import { BATHHOUSE_OPTION, CROSSROADS, FROM_BATH } from './numbers.ts';
import { inCrossroads } from './state.ts';

export const BATHHOUSES = 6;
export const BATHHOUSE_POINTS = 4;
const PRICE = 1;

const bathhouse: Option = {
  id: 'bathhouse',
  box: CROSSROADS,
  buys: true,
  // ruling supply-empty
  closed: (s, _p, purse) =>
    inCrossroads(s).bathhousesLeft > 0 ? needsCoins(purse, PRICE) : { why: 'supply-empty' },
  take(s, p, d) {
    inCrossroads(s).bathhousesLeft--;
    inCrossroads(p).bathhouses++;
    payFor(s, p, d, PRICE, 'bathhouse');
    d.tell?.({ type: 'bathhouse', seat: p.seat }, EVERYBODY);
    score(p, d, FROM_BATH, BATHHOUSE_POINTS);
    // ruling mitsukuni-bathhouse
    travelerOf(p).afterBath(s, p, d);
  },
};

export const bathhouseParts: Parts = {
  options: [[BATHHOUSE_OPTION, bathhouse, [SPRING]]],
  sources: [[FROM_BATH, 'bath']],
};

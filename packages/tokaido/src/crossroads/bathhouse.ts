/** Bathhouses: at a hot spring, for a coin, instead of a card of the deck. */

import { EVERYBODY } from '@tokaido/kernel';
import { SPRING } from '../data/road.ts';
import { payFor, score } from '../gains.ts';
import { travelerOf } from '../moments.ts';
import { SPACES } from '../spaces/index.ts';
import { needsCoins, option } from '../spaces/space.ts';
import { CROSSROADS } from './bit.ts';
import { FROM_BATH } from './sources.ts';

export const BATHHOUSES = 6;
export const BATHHOUSE_POINTS = 4;
const PRICE = 1;

export const bathhouse = option({
  id: 'bathhouse',
  box: CROSSROADS,
  buys: true,
  // ruling supply-empty
  closed: (s, _p, purse) => (s.bathhousesLeft > 0 ? needsCoins(purse, PRICE) : { why: 'supply-empty' }),
  take(s, p, d) {
    s.bathhousesLeft--;
    p.bathhouses++;
    payFor(s, p, d, PRICE, 'bathhouse');
    d.tell?.({ type: 'bathhouse', seat: p.seat }, EVERYBODY);
    score(p, d, FROM_BATH, BATHHOUSE_POINTS);
    // ruling mitsukuni-bathhouse
    travelerOf(p).afterBath(s, p, d);
  },
});

SPACES[SPRING].options.push(bathhouse);

/** What of Matsuri lies before the players at the end of a journey. */

import type { BoxCount, CountedThing } from '../counted.ts';
import { calligraphyCards } from '../crossroads/calligraphy/index.ts';
import { publish } from '../crossroads/calligraphy/supply.ts';
import { inMatsuri } from './state.ts';

const MANY = 99;

const tokens: CountedThing = {
  id: 'token',
  group: 'festival',
  of: 'player',
  most: MANY,
  source: 'festival',
  read: (_s, p) => inMatsuri(p).tokens,
  write: (_s, p, n) => {
    inMatsuri(p).tokens = n;
  },
};

const dolls: CountedThing = {
  id: 'doll',
  group: 'festival',
  of: 'player',
  most: MANY,
  source: 'souvenir',
  read: (_s, p) => inMatsuri(p).dolls,
  write: (_s, p, n) => {
    inMatsuri(p).dolls = n;
  },
};

/** Calligraphy that everybody scores. */
const shared = calligraphyCards.map(
  ({ id }, card): CountedThing => ({
    id: `shared ${id}`,
    card: `calligraphy ${id}`,
    group: 'shared',
    of: 'table',
    most: 1,
    inAll: 1,
    read: (s) => (inMatsuri(s).sharedCalligraphy >> card) & 1,
    write: (s, _p, n) => {
      if (n === 0) return;
      publish(s, card);
      inMatsuri(s).sharedCalligraphy |= 1 << card;
    },
  }),
);

export const matsuriCount: BoxCount = { things: [tokens, dolls, ...shared], sharesFirst: true };

/** Farm: coins from the bank. */

import { FARM } from '../data/road.ts';
import { gainCoins } from '../gains.ts';
import { travelerOf } from '../moments.ts';
import { WAGES_OPTION } from '../numbers.ts';
import type { Option, Parts } from '../parts.ts';
import { always, space } from './space.ts';

export const farm = space();

const wages: Option = {
  id: 'wages',
  box: 0,
  closed: always,
  take: (_s, p, d) => gainCoins(p, d, travelerOf(p).wages, 'farm'),
};

export const farmParts: Parts = { options: [[WAGES_OPTION, wages, [FARM]]] };

/** Farm: coins from the bank. */

import { gainCoins } from '../gains.ts';
import type { Space } from './space.ts';

const WAGES = 3;

export const farm: Space = {
  closed: () => null,
  stop: (_s, p, d) => gainCoins(p, d, WAGES, 'farm'),
};

/** Health: both options of the stop, in either order. */

import { CHOOSE_OPTION } from '../../numbers.ts';
import { SPACES } from '../../spaces/index.ts';
import type { Amulet } from './supply.ts';
import { NOT_NOW } from './supply.ts';

export const health: Amulet = {
  id: 'health',
  lasts: true,
  // Allowed even where nothing can follow the first option: recorded games use it that way.
  closed: (s, _p, step, space, used) =>
    step === CHOOSE_OPTION && used === 0 && !s.bothOptions && !s.pledged && SPACES[space].options.length > 1
      ? null
      : NOT_NOW,
  use(s) {
    s.bothOptions = 1;
  },
};

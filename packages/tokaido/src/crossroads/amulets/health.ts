/** Health: both options of the stop, in either order. */

import { SPACES } from '../../spaces/index.ts';
import { OPTIONS } from '../../spaces/space.ts';
import { CHOOSE_OPTION } from '../../spaces/stop.ts';
import type { Player, State } from '../../state.ts';
import type { Amulet } from './supply.ts';
import { NOT_NOW } from './supply.ts';

/** More coins than any option asks for. */
const RICH = 99;

export const health: Amulet = {
  id: 'health',
  closed(s, p, step, space, used) {
    if (step !== CHOOSE_OPTION || used !== 0 || s.bothOptions || s.pledged) return NOT_NOW;
    return usefulOptions(s, p, space) > 1 ? null : NOT_NOW;
  },
  use(s) {
    s.bothOptions = 1;
  },
};

/** Options that could follow each other here; coins may still come with the first. */
// ruling health-wasted
function usefulOptions(s: State, p: Player, space: number): number {
  return SPACES[space].options.filter((option) => {
    const { box, whole } = OPTIONS[option];
    return !whole && (box === 0 || s.boxes & box) && OPTIONS[option].closed(s, p, RICH) === null;
  }).length;
}

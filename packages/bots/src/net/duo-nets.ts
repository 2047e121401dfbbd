/** What the net of Duo is trained for. */

import { DEFAULT_OPTIONS, duo } from '@tokaido/duo';
import type { State } from '@tokaido/kernel';
import { searchedDuo } from '../strategies/duo.ts';
import { duoFeatures } from './duo.ts';
import type { Features } from './features.ts';
import type { NetTask } from './tasks.ts';
import { netTask } from './tasks.ts';

function duoTask(): NetTask {
  return netTask({
    id: 'duo',
    game: searchedDuo(duo),
    features: duoFeatures() as unknown as Features<State>,
    seats: 2,
    kinds: [{ name: 'duo', weight: 1, tables: [DEFAULT_OPTIONS] }],
  });
}

export const DUO_TASKS: readonly (readonly [string, () => NetTask])[] = [['duo', duoTask]];

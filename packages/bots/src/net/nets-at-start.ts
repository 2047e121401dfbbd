/** The nets that are at hand from the start; the build of the browser client takes `nets-on-demand.ts` for this file. */

import duo from '../../weights/duo.json' with { type: 'json' };
import tokaido2 from '../../weights/tokaido-2.json' with { type: 'json' };
import tokaido3 from '../../weights/tokaido-3.json' with { type: 'json' };
import tokaido4 from '../../weights/tokaido-4.json' with { type: 'json' };
import tokaido5 from '../../weights/tokaido-5.json' with { type: 'json' };
import { DUO_TASKS } from './duo-nets.ts';
import type { NetTask } from './tasks.ts';
import { TOKAIDO_TASKS } from './tokaido-nets.ts';
import type { WeightsFile } from './weights.ts';

export const NET_TASKS: Map<string, () => NetTask> = new Map([...DUO_TASKS, ...TOKAIDO_TASKS]);

export const NET_WEIGHTS: Map<string, WeightsFile> = new Map<string, WeightsFile>([
  ['duo', duo],
  ['tokaido-2', tokaido2],
  ['tokaido-3', tokaido3],
  ['tokaido-4', tokaido4],
  ['tokaido-5', tokaido5],
]);

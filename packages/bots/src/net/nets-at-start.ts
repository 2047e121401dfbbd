/** The nets that are at hand from the start; the build of the browser client takes `nets-on-demand.ts` for this file. */

import { DUO_TASKS, DUO_WEIGHTS } from './duo-nets.ts';
import type { NetTask } from './tasks.ts';
import { TOKAIDO_TASKS, TOKAIDO_WEIGHTS } from './tokaido-nets.ts';
import type { WeightsFile } from './weights.ts';

export const NET_TASKS: Map<string, () => NetTask> = new Map([...DUO_TASKS, ...TOKAIDO_TASKS]);

export const NET_WEIGHTS: Map<string, WeightsFile> = new Map([...DUO_WEIGHTS, ...TOKAIDO_WEIGHTS]);

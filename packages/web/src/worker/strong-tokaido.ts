/** The strongest bots of Tokaido and the hints. */

import { addNets, hintFor } from '@tokaido/bots';
import { TOKAIDO_TASKS } from '@tokaido/bots/tokaido-nets';
import type { StrongBots } from './device-game.ts';
import { netLoader } from './strong-player.ts';

export { finalPoints, levelNet } from './strong-player.ts';

addNets(TOKAIDO_TASKS, []);

export const loadNet = netLoader({
  'tokaido-2': () => import('@tokaido/bots/weights/tokaido-2.json'),
  'tokaido-3': () => import('@tokaido/bots/weights/tokaido-3.json'),
  'tokaido-4': () => import('@tokaido/bots/weights/tokaido-4.json'),
  'tokaido-5': () => import('@tokaido/bots/weights/tokaido-5.json'),
});

export const advise: StrongBots['advise'] = (view) => hintFor(view);

/** The strongest bots of Tokaido and the hints, with their nets: larger than everything else. */

import { addNets, hintFor } from '@tokaido/bots';
import { TOKAIDO_TASKS, TOKAIDO_WEIGHTS } from '@tokaido/bots/tokaido-nets';
import type { StrongBots } from './device-game.ts';

export { levelNet } from './strong-player.ts';

addNets(TOKAIDO_TASKS, TOKAIDO_WEIGHTS);

export const advise: StrongBots['advise'] = (view) => hintFor(view);

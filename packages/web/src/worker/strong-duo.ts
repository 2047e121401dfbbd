/** The strongest bots of Duo and the hints, with their net. */

import { addNets } from '@tokaido/bots';
import { DUO_TASKS, DUO_WEIGHTS } from '@tokaido/bots/duo-nets';
import type { StrongBots } from './device-game.ts';
import { duoDevice } from './duo-rules.ts';
import { strongMoves } from './strong-player.ts';

addNets(DUO_TASKS, DUO_WEIGHTS);

export const strongMove: StrongBots['strongMove'] = strongMoves(duoDevice.knowledge);

export const advise: StrongBots['advise'] = () => null;

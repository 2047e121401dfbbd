/** The strongest bots of Duo and the hints. */

import { addNets, duoHintFor } from '@tokaido/bots';
import { DUO_TASKS } from '@tokaido/bots/duo-nets';
import type { Event, Options, State } from '@tokaido/duo';
import type { Game } from '@tokaido/kernel';
import type { StrongBots } from './device-game.ts';
import { netLoader } from './strong-player.ts';

export { finalPoints, levelNet } from './strong-player.ts';

/** The game of a table of Duo, on whatever board. */
type Duo = Game<State, Options, Event>;

addNets(DUO_TASKS, []);

export const loadNet = netLoader({ duo: () => import('@tokaido/bots/weights/duo.json') });

export const advise: StrongBots['advise'] = (view, game) => duoHintFor(view, game as Duo);

/** Tokaido for the worker: rules and lower levels. */

import { tokaidoHeuristic } from '@tokaido/bots';
import { tokaidoTable } from '@tokaido/table';
import { loadBoxes, loadBoxesFor } from '@tokaido/tokaido';
import type { DeviceGame } from './device-game.ts';

export const tokaidoDevice: DeviceGame = {
  table: tokaidoTable,
  knowledge: tokaidoHeuristic as unknown as DeviceGame['knowledge'],
  prepare: loadBoxesFor,
  // The nets know every box, so those come first.
  loadStrongBots: () => loadBoxes().then(() => import('./strong-tokaido.ts')),
};

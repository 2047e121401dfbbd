/** Tokaido for the worker: rules and lower levels. */

import { loadBoxCards, tokaidoHeuristic } from '@tokaido/bots';
import { tokaidoTable } from '@tokaido/table';
import { loadBoxes, loadBoxesFor } from '@tokaido/tokaido';
import type { DeviceGame } from './device-game.ts';

/** The boxes, and what bots know of them. */
async function loadAllOf(boxes: Promise<void> | null): Promise<void> {
  await Promise.all([boxes, loadBoxCards()]);
}

export const tokaidoDevice: DeviceGame = {
  table: tokaidoTable,
  knowledge: tokaidoHeuristic as unknown as DeviceGame['knowledge'],
  prepare: (options) => (/\bboxes=/.test(options) ? loadAllOf(loadBoxesFor(options)) : null),
  loadLikes: async () => (await import('./tokaido-likes.ts')).likes,
  // The nets know every box, so those come first.
  loadStrongBots: () => loadAllOf(loadBoxes()).then(() => import('./strong-tokaido.ts')),
};

/** Duo for the worker: rules and lower levels. */

import { duoKnowledge } from '@tokaido/bots';
import { duoTable } from '@tokaido/table';
import type { DeviceGame } from './device-game.ts';

export const duoDevice: DeviceGame = {
  table: duoTable,
  knowledge: duoKnowledge as unknown as DeviceGame['knowledge'],
  prepare: () => null,
  loadLikes: async () => (await import('./duo-likes.ts')).likes,
  loadStrongBots: () => import('./strong-duo.ts'),
};

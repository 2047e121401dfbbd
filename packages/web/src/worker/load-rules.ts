/** The rules of each game are fetched with its first table: most devices play one of them. */

import type { Plan } from '@tokaido/table';
import { addGame } from '@tokaido/table';
import type { DeviceGame } from './device-game.ts';

const GAMES: Readonly<Record<string, () => Promise<DeviceGame>>> = {
  tokaido: async () => (await import('./tokaido-rules.ts')).tokaidoDevice,
  duo: async () => (await import('./duo-rules.ts')).duoDevice,
};

/** Whether there are rules of a game, fetched or not. */
export function isPlayedHere(id: string): boolean {
  return Object.hasOwn(GAMES, id);
}

const loaded = new Map<string, DeviceGame>();

/** Undefined for a game that is not played here. */
export async function deviceGame(id: string): Promise<DeviceGame | undefined> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  if (!isPlayedHere(id)) return undefined;
  const game = await GAMES[id]?.();
  if (game === undefined) return undefined;
  loaded.set(id, game);
  addGame(game.table);
  return game;
}

/** Fetches what a plan is played with; one that no game is known for is left to whoever reads it. */
export async function loadRules({ game, options }: Pick<Plan, 'game' | 'options'>): Promise<void> {
  await (await deviceGame(game))?.prepare(options);
}

/** The games that can be shown. This is the only file of the table that names one; each is fetched when it is needed. */

import type { GameClient } from './game.ts';

const GAMES: Readonly<Record<string, () => Promise<GameClient>>> = {
  tokaido: async () => (await import('../tokaido/client.tsx')).tokaidoClient,
  duo: async () => (await import('../duo/client.tsx')).duoClient,
};

const loaded = new Map<string, GameClient>();

/** At once where the game has been loaded before; a fetch that failed is tried again by the next call. */
export function loadGame(id: string): GameClient | Promise<GameClient> {
  return loaded.get(id) ?? fetchGame(id);
}

/** Ahead of time, so that a table opens at once; whether everything can be had matters when it does. */
export async function prefetchGame(id: string, options: string): Promise<void> {
  try {
    await (await loadGame(id)).prepare(options);
  } catch {
    // Tried again by whoever opens the table.
  }
}

async function fetchGame(id: string): Promise<GameClient> {
  const load = GAMES[id];
  if (load === undefined) throw new Error(`this client cannot show the game ${id}`);
  const client = await load();
  loaded.set(id, client);
  return client;
}

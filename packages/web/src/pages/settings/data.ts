/** The player's own data: what lies in the browser's stores under our name. */

import { heldTables, release } from '../../connection/seat-secrets.ts';

const PREFIX = 'tokaido.';

/** Everything as one readable file: the settings, the seats held at tables, and the record of every game. */
export async function exportAll(): Promise<string> {
  const { localGames, recordOf } = await import('../../table/open-local.ts');
  const games = [];
  // A game of which nothing is left but its name must not keep the others back.
  for (const game of await localGames())
    games.push({ ...game, record: await recordOf(game.id).catch(() => null) });
  return `${JSON.stringify({ exported: new Date().toISOString(), stored: storedItems(localStorage), games }, null, 2)}\n`;
}

/** Deletes every game and everything else that we have stored; the program itself stays installed. */
export async function deleteAll(): Promise<void> {
  const { deleteLocal, localGames } = await import('../../table/open-local.ts');
  for (const game of await localGames()) await deleteLocal(game.id);
  // The page holds them too, and would store them again with the next seat.
  for (const table of heldTables()) release(table);
  for (const name of Object.keys(storedItems(localStorage))) localStorage.removeItem(name);
}

/** Our items among those of the origin. */
export function storedItems(storage: Pick<Storage, 'length' | 'key' | 'getItem'>): Record<string, unknown> {
  const items: Record<string, unknown> = {};
  for (let i = 0; i < storage.length; i++) {
    const name = storage.key(i);
    if (name?.startsWith(PREFIX) === true) items[name] = readItem(storage.getItem(name) ?? '');
  }
  return items;
}

function readItem(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

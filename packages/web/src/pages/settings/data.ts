/** The player's own data: what lies in the browser's stores under our name. */

import { deleteAnalyses } from '../../analysis/database.ts';
import { clearStoredItems, storedItems } from '../../app/stored-items.ts';
import { forgetSeat, seatedTables } from '../../connection/seat-secrets.ts';

/** Everything as one readable file: the settings, the seats held at tables, and the record of every game. */
export async function exportAll(): Promise<string> {
  const { localGames, recordOf } = await import('../../table/open-local.ts');
  const games = [];
  // A game of which nothing is left but its name must not keep the others back.
  for (const game of await localGames())
    games.push({ ...game, record: await recordOf(game.id).catch(() => null) });
  return `${JSON.stringify({ exported: new Date().toISOString(), stored: storedItems(), games }, null, 2)}\n`;
}

/** Deletes every game and everything else that we have stored; the program itself stays installed. */
export async function deleteAll(): Promise<void> {
  const { deleteLocal, localGames } = await import('../../table/open-local.ts');
  for (const game of await localGames()) await deleteLocal(game.id);
  await deleteAnalyses();
  // The page holds them too, and would store them again with the next seat.
  for (const table of seatedTables()) forgetSeat(table);
  clearStoredItems();
}

/** Deletes the player's own data: what lies in the browser's stores under our name. */

import { clearStoredItems } from '../../app/stored-items.ts';
import { forgetSeat, seatAt, seatedTables } from '../../connection/seat-secrets.ts';
import { deleteDatabases } from '../../device-data/databases.ts';

/** Deletes every game and everything else that we have stored; the program itself stays installed. */
export async function deleteAll(): Promise<void> {
  const { deleteLocal, localGames } = await import('../../table/open-local.ts');
  for (const game of await localGames()) await deleteLocal(game.id);
  await deleteDatabases();
  const { forgetDevice } = await import('../../app/push.ts');
  const seats = seatedTables().map((table) => [table, seatAt(table)?.secret ?? ''] as const);
  await forgetDevice(seats).catch(() => undefined);
  // The page holds them too, and would store them again with the next seat.
  for (const table of seatedTables()) forgetSeat(table);
  clearStoredItems();
}

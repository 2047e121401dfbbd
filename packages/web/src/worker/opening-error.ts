/** Why a game of this device cannot be opened. */

import type { LocalGame } from './games.ts';
import type { Log } from './log.ts';
import { LocalTableError } from './messages.ts';
import type { Store } from './store.ts';

export async function openingError(
  id: string,
  log: Extract<Log, { readonly ok: false }>,
  games: readonly LocalGame[],
  store: Store,
): Promise<LocalTableError> {
  const game = games.find((row) => row.id === id);
  if (game === undefined) return new LocalTableError('no-table', 'this game is not stored on this device');
  // It is listed as damaged from now on; what its rules are, the list finds out by itself.
  if (log.damage === 'broken') await store.mark({ ...game, damaged: log.damage } as LocalGame);
  return new LocalTableError('damaged', 'this game cannot be opened');
}

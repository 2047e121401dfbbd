/** How a game of this device ended. */

import { SPECTATOR } from '@tokaido/kernel';
import { foldTable, gameAt, matchOf, recordText } from '@tokaido/table';
import type { Outcome } from './exchange.ts';
import type { DeviceLog } from './log-store.ts';
import { LocalTableError } from './messages.ts';

export async function outcomeOf(id: string, logs: DeviceLog): Promise<Outcome> {
  const log = await logs.open(id);
  if (!log.ok) throw new LocalTableError('damaged', 'this game cannot be opened');
  const table = foldTable(log.entries);
  if (table.phase !== 'over') throw new LocalTableError('failed', 'this game is not over');
  const { game } = gameAt(table);
  const { state } = matchOf(table);
  return {
    scores: game.scores(state),
    view: game.observe(state, SPECTATOR),
    record: recordText(table),
    board: table.plan.board,
  };
}

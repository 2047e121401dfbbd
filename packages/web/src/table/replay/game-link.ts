/** The link that holds a whole game: written from a record, so that it needs no server and opens on any device. */

import type { GameRecord, Result } from '@tokaido/kernel';
import { fail, ok, recordToCompact, writeGameLink } from '@tokaido/kernel';
import type { AnyGame, TableInfo } from '@tokaido/table';
import type { GameClient } from '../game.ts';
import { packBoard } from './packed-board.ts';

/** The address of a replay that holds its game. */
export function linkAddress(fragment: string): string {
  return `/r/link#${fragment}`;
}

/** `seat` is that of whoever shares it; −1 for none. The error is the engine's sentence. */
export async function linkOf(
  record: GameRecord,
  client: GameClient,
  {
    board,
    seats,
  }: Pick<TableInfo, 'board'> & { readonly seats: readonly { readonly color?: number | undefined }[] },
  seat: number,
): Promise<Result<string>> {
  const compact = recordToCompact(engineOn(client, board), record);
  if (!compact.ok) return compact;
  const colors = seats.map(({ color }, i) => color ?? i);
  const isUsual = colors.every((color, i) => color === (client.seatColors?.[i] ?? i));
  return ok(
    writeGameLink({
      compact: compact.value,
      // A record calls whoever gave no name by the number of their seat.
      names: record.seats.map((name, i) => (name === `seat ${i + 1}` ? '' : name)),
      colors: isUsual ? [] : colors,
      seat,
      board: board === undefined ? '' : await packBoard(board),
    }),
  );
}

/** The rules of a game on a board that somebody brought. */
export function engineFor(client: GameClient, board: string | undefined): Result<AnyGame> {
  try {
    return ok(engineOn(client, board));
  } catch {
    return fail('the board cannot be read');
  }
}

function engineOn(client: GameClient, board: string | undefined): AnyGame {
  return client.engine(board === undefined ? {} : { board });
}

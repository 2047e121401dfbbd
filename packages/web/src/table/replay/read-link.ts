/** A game out of a link that holds all of it. */

import type { GameRecord, Result } from '@tokaido/kernel';
import { fail, gameOfCompact, ok, readGameLink, recordFromCompact } from '@tokaido/kernel';
import { GAMES } from '../../app/settings.ts';
import type { GameClient } from '../game.ts';
import { loadGame } from '../games.ts';
import { engineFor } from './game-link.ts';
import { unpackBoard } from './packed-board.ts';

/** With the client that shows it. */
export interface LinkedGame {
  readonly client: GameClient;
  readonly record: GameRecord;
  readonly colors: readonly number[];
  readonly seat: number;
  readonly board: string | undefined;
}

/** The error is a sentence in English: what is wrong with the link. */
export async function readLink(text: string): Promise<Result<LinkedGame>> {
  const link = readGameLink(text);
  if (!link.ok) return link;
  const { compact, names, colors, seat } = link.value;
  const board = link.value.board === '' ? undefined : await unpackBoard(link.value.board);
  const client = await clientOf(gameOfCompact(compact), optionsIn(compact));
  if (client === null) return fail('this program does not know the game');
  if (board === null) return fail('the board in the link is damaged');
  const engine = engineFor(client, board);
  if (!engine.ok) return engine;
  const record = recordFromCompact(engine.value, compact);
  if (!record.ok) return record;
  return ok({ client, record: { ...record.value, seats: names }, colors, seat, board });
}

/** Null for a game that this client cannot show; rejects where its screens or boxes cannot be fetched. */
export async function clientOf(game: string, options: string): Promise<GameClient | null> {
  if (!(GAMES as readonly string[]).includes(game)) return null;
  const client = await loadGame(game);
  await client.prepare(options);
  return client;
}

/** The options of a short form: the boxes that they name must be here before it can be read. */
function optionsIn(compact: string): string {
  try {
    return decodeURIComponent(compact.split('.')[1] ?? '').replaceAll('~', ' ');
  } catch {
    return '';
  }
}
